/** One numbered clause of docs/spec/. */
export interface Clause {
  /** `SHIP-03`. */
  readonly id: string;
  /** `SHIP`. */
  readonly area: string;
  /** A free choice or a contradiction of the documents, which a row of docs/spec/decisions.md has to decide. */
  readonly isOpen: boolean;
}

const CLAUSE = /^- \*\*(([A-Z]+)-\d{2,3})\*\* (Unspecified:|Conflict:)?/gm;
const ID = '[A-Z]+-\\d{2,3}';
const CITATION = new RegExp(`\\[(${ID}(?:(?:, ?| and | to | )${ID})*)\\]`, 'g');
const RANGE = new RegExp(`(${ID}) to (${ID})`, 'g');

/** The clauses of one specification file. */
export const clausesOf = (markdown: string): Clause[] =>
  [...markdown.matchAll(CLAUSE)].map(([, id = '', area = '', mark]) => ({
    id,
    area,
    isOpen: mark !== undefined,
  }));

/** The ids that a test file cites in its titles: `[SHIP-03]`, `[SHIP-03, SHIP-04]`, `[SHIP-03 to SHIP-06]`. */
export function citationsOf(source: string): Set<string> {
  const withoutComments = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const ids = new Set<string>();
  for (const [, list = ''] of withoutComments.matchAll(CITATION)) {
    for (const id of idsIn(list)) ids.add(id);
  }
  return ids;
}

/** `SHIP-03, SHIP-05 to SHIP-07` contains four. */
function idsIn(list: string): Set<string> {
  const ids = new Set<string>();
  for (const [, from = '', to = ''] of list.matchAll(RANGE)) {
    for (const id of idsBetween(from, to)) ids.add(id);
  }
  for (const [id] of list.matchAll(new RegExp(ID, 'g'))) ids.add(id);
  return ids;
}

function idsBetween(from: string, to: string): string[] {
  const [area = '', first = ''] = from.split('-');
  const last = to.split('-')[1] ?? '';
  const length = Number(last) - Number(first) + 1;
  return Array.from({ length: Math.max(0, length) }, (_, index) => {
    const number = String(Number(first) + index).padStart(first.length, '0');
    return `${area}-${number}`;
  });
}

/**
 * The ids that docs/spec/decisions.md says are left out: a row of its table of clauses whose decision begins with
 * "Left out:". Nothing is built for them, so no test can cite them.
 */
export function leftOutIn(decisions: string): Set<string> {
  const rows = decisions.matchAll(/^\| ([^|]+) \| Left out: /gm);
  return new Set([...rows].flatMap(([, list = '']) => [...idsIn(list)]));
}

/** The ids with a row of their own in a table of docs/spec/decisions.md, individually, in lists and in ranges. */
export function decidedIn(decisions: string): Set<string> {
  const rows = decisions.matchAll(/^\| ([^|]+) \|/gm);
  return new Set([...rows].flatMap(([, list = '']) => [...idsIn(list)]));
}
