/** Reading the texts of a specification. */
import type { RuleSection } from "./types";

interface Piece {
  text: string;
  /** Of a rule, table or ruling that the text names. */
  id?: string;
  /** Of provenance: S, P, I or R; the text is the note beside it. */
  tag?: string;
}

const NAMED = /\[([SPIR])\b:?\s*([^\]]*)\]|\b[A-Z]+-\d+(?:\.\d+)*\b/g;

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(NAMED)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push(match[1] ? { tag: match[1], text: match[2]! } : { id: match[0], text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** The sections with what a search finds: all of one whose heading has it, else the rules that have it. */
export function findRules(sections: readonly RuleSection[], sought: string): RuleSection[] {
  const has = (...texts: string[]) => texts.join(" ").toLowerCase().includes(sought);
  return sections
    .map((section) => (has(section.id, section.title) ? section : { ...section, rules: section.rules.filter((rule) => has(rule.id, rule.name, rule.text, ...rule.table.flat())) }))
    .filter((section) => section.rules.length > 0);
}
