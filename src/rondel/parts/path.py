"""A one-way path with forks, on which only occupied places count as steps."""

from __future__ import annotations

from typing import Final


class Path:
    """Nodes with their successors. Movement stops at the node `goal`.

    The places occupied are a bit mask, so that distances can be remembered for each mask seen.
    """

    __slots__ = ("_reach", "goal", "successors")

    def __init__(self, successors: tuple[tuple[int, ...], ...], goal: int) -> None:
        self.successors: Final = successors
        self.goal: Final = goal
        self._reach: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}

    def reach(self, start: int, occupied: int) -> tuple[tuple[int, int], ...]:
        """List (node, fewest steps to it) for every occupied node ahead, up to and with the goal."""
        key = (start, occupied)
        found = self._reach.get(key)
        if found is None:
            found = self._reach[key] = self._walk(start, occupied)
        return found

    def _walk(self, start: int, occupied: int) -> tuple[tuple[int, int], ...]:
        best: dict[int, int] = {}
        ahead = [(node, 0) for node in self.successors[start]]
        while ahead:
            node, steps = ahead.pop()
            steps += occupied >> node & 1
            if best.get(node, steps + 1) <= steps:
                continue
            best[node] = steps
            if node != self.goal:
                ahead.extend((after, steps) for after in self.successors[node])
        # The goal is node 0 on a closed trail: it lies ahead of all others.
        order = sorted(best, key=lambda node: (best[node], node == self.goal, node))
        return tuple((node, best[node]) for node in order if occupied >> node & 1)

    def branch_steps(self, node: int, occupied: int) -> int:
        """Count the steps from entering a branch at `node` to where all branches meet again."""
        steps = 0
        while len([n for n in self.successors if node in n]) == 1:
            steps += occupied >> node & 1
            node = self.successors[node][0]
        return steps
