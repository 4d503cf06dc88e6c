/** One numbered clause of docs/spec/. */
export interface Clause {
  /** `SHIP-03`. */
  readonly id: string;
  /** `SHIP`. */
  readonly area: string;
  /** A free choice or a contradiction of the documents: docs/spec/decisions.md says what holds. */
  readonly isDecided: boolean;
}

/** How far the clauses of one area are proved. */
export interface AreaCoverage {
  readonly area: string;
  readonly clauses: number;
  readonly cited: number;
  /** Ids that no test cites and no decision covers. */
  readonly missing: readonly string[];
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
    isDecided: mark !== undefined,
  }));

/** The ids that a test file cites in its names: `[SHIP-03]`, `[SHIP-03, SHIP-04]`, `[SHIP-03 to SHIP-06]`. */
export function citationsOf(source: string): Set<string> {
  const withoutComments = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const ids = new Set<string>();
  for (const [, list = ''] of withoutComments.matchAll(CITATION)) {
    for (const [, from = '', to = ''] of list.matchAll(RANGE)) {
      for (const id of idsBetween(from, to)) ids.add(id);
    }
    for (const [id] of list.matchAll(new RegExp(ID, 'g'))) ids.add(id);
  }
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

/** The coverage of every area, in the order of the specification. */
export function coverageByArea(
  clauses: readonly Clause[],
  cited: ReadonlySet<string>,
): AreaCoverage[] {
  const areas = [...new Set(clauses.map(({ area }) => area))];
  return areas.map((area) => {
    const own = clauses.filter((clause) => clause.area === area);
    return {
      area,
      clauses: own.length,
      cited: own.filter(({ id }) => cited.has(id)).length,
      missing: own.filter(({ id, isDecided }) => !isDecided && !cited.has(id)).map(({ id }) => id),
    };
  });
}
