/** Effect strips: from the catalogue's (icon, figure) pairs to drawn parts in a row, in units of the icon size. */

export type Part =
  | { kind: "icon"; id: string; tone: string; at: number }
  | { kind: "figure"; text: string; at: number }
  | { kind: "tag"; cost: boolean; text: string; at: number; body: number }
  | { kind: "then"; at: number }
  | { kind: "or"; at: number };

export interface Strip {
  /** SVG, one unit high. */
  drawing: string;
  width: number;
}

export type Pair = readonly [icon: string, figure: string];

const GAP = 0.12;
const BREED = /^(?:cow|gain-cattle)-(.+)$/;

const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Drawn as text, since a board has hundreds of these and a phone little time. */
function draw(part: Part): string {
  const { at } = part;
  switch (part.kind) {
    case "icon":
      return `<use href="#i-${safe(part.id)}" class="${safe(part.tone)}" x="${at}" width="1" height="1"/>`;
    case "figure":
      return `<text x="${at}" y=".73" font-size=".66" text-anchor="middle" class="d">${safe(part.text)}</text>`;
    case "tag": {
      const { body } = part;
      const shape = part.cost
        ? `<path d="M${at + 0.2} .13h${body}v.74h-${body}l-.2-.37Z" class="cost-tag"/>`
        : `<path d="M${at} .13h${body}l.2 .37l-.2 .37h-${body}Z" class="gain-tag"/>`;
      const middle = at + (part.cost ? 0.2 : 0) + body / 2;
      return `${shape}<text x="${middle}" y=".705" font-size=".58" text-anchor="middle" class="on-tag">${safe(part.text)}</text>`;
    }
    case "then":
      return `<path d="M${at} .34l.2 .16l-.2 .16" class="then"/>`;
    case "or":
      return `<path d="M${at + 0.22} .12L${at} .88" class="or"/>`;
  }
}

class Row {
  parts: Part[] = [];
  private end = 0;

  private room(gap: number): number {
    return this.end === 0 ? 0 : this.end + gap;
  }

  icon(id: string, tone: string): void {
    const at = this.room(GAP);
    this.parts.push({ kind: "icon", id, tone, at });
    this.end = at + 1;
  }

  figure(text: string): void {
    const width = 0.05 + 0.356 * text.length;
    const at = this.room(0.1);
    this.parts.push({ kind: "figure", text, at: at + width / 2 });
    this.end = at + width;
  }

  tag(cost: boolean, text: string): void {
    const body = 0.24 + 0.36 * text.length;
    const at = this.room(GAP * 0.8);
    this.parts.push({ kind: "tag", cost, text, at, body });
    this.end = at + body + 0.2;
  }

  then(): void {
    const at = this.room(GAP);
    this.parts.push({ kind: "then", at });
    this.end = at + 0.24;
  }

  or(): void {
    const at = this.room(0.14);
    this.parts.push({ kind: "or", at });
    this.end = at + 0.22 + 0.06;
  }

  strip(): Strip {
    return { drawing: this.parts.map(draw).join(""), width: Math.max(this.end, 0.2) };
  }
}

function money(row: Row, figure: string): void {
  const amount = figure.slice(1);
  if (figure === "-0") row.tag(false, "$0");
  else row.tag(figure.startsWith("-"), `$${amount}`);
}

/** "+2" is a gain of two, drawn ×2; a gain of one needs no figure; "x1" is drawn ×1; "=+1" is drawn as it is. */
function figureText(figure: string): string {
  if (figure.startsWith("=")) return figure.slice(1);
  if (figure === "+1") return "";
  return figure.replace(/^[+x](?=\d)/, "×");
}

const known = new WeakMap<readonly Pair[], Strip>();

export function strip(pairs: readonly Pair[]): Strip {
  let found = known.get(pairs);
  if (!found) known.set(pairs, (found = lay(pairs)));
  return found;
}

function lay(pairs: readonly Pair[]): Strip {
  const row = new Row();
  for (let i = 0; i < pairs.length; i++) {
    const [id, figure] = pairs[i]!;
    const next = pairs[i + 1];
    const after = pairs[i + 2];
    if (id === "coin" && figure !== "+") {
      money(row, figure);
      if (figure.startsWith("-") && next?.[0] === "g-then") i += 1; // a cost tag points at what it buys
    } else if (id === "value" && next?.[0] === "coin") {
      row.tag(false, figure.replace("x", "×"));
      i += 1;
    } else if (id === "g-then") {
      row.then();
    } else if (id === "hire" && next?.[0] === "coin" && after?.[0] === "coin") {
      row.icon("hire", "");
      money(row, next[1]);
      row.or();
      row.icon("hire", "");
      row.icon("hire", "");
      row.tag(true, after[1].slice(1));
      i += 2;
    } else if (id === "gain-cattle" && next?.[0].startsWith("cow-")) {
      row.icon("gain-cattle", next[0].slice(4));
      i += 1;
    } else if (id === "cow-any" && next?.[0] === "card-remove") {
      continue;
    } else {
      row.icon(id, BREED.exec(id)?.[1] ?? "");
      const shown = figureText(figure);
      if (shown) row.figure(shown);
    }
  }
  return row.strip();
}
