"""The README's Python runs as it is printed."""

import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_python_example_runs(capsys):
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert "'objectives'" in capsys.readouterr().out
