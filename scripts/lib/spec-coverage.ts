import type { Clause } from './spec-clauses';

/** The citations and decisions that clauses are compared with. */
export interface Proof {
  /** Ids that a test names. */
  readonly cited: ReadonlySet<string>;
  /** Ids that have a row in docs/spec/decisions.md. */
  readonly decided: ReadonlySet<string>;
  /** Ids that docs/spec/decisions.md leaves out. */
  readonly leftOut: ReadonlySet<string>;
  /** docs/spec/summaries.json: clauses that summarise whole areas, with these areas. */
  readonly summaries: Readonly<Record<string, readonly string[]>>;
}

/** How many clauses of one area are proved. Each clause is counted once. */
export interface AreaCoverage {
  readonly area: string;
  readonly clauses: number;
  /** Cited by a test. */
  readonly cited: number;
  /** Summaries of complete areas. */
  readonly summed: number;
  /** Without a test because the documents leave them open or a decision leaves them out. */
  readonly decided: number;
  /** Ids without proof. */
  readonly missing: readonly string[];
}

/** What a summary clause waits for: the incomplete areas, with the number of missing clauses. */
export interface Waiting {
  readonly id: string;
  readonly areas: readonly { readonly area: string; readonly missing: number }[];
}

/** The coverage of every area, in the order of the specification. */
export function coverageByArea(clauses: readonly Clause[], proof: Proof): AreaCoverage[] {
  const waiting = new Map(waitingSummaries(clauses, proof).map(({ id, areas }) => [id, areas]));
  return areasOf(clauses).map((area) => {
    const own = clauses.filter((clause) => clause.area === area);
    const summaries = own.filter(({ id }) => isSummary(id, proof));
    const stated = own.filter(({ id }) => !isSummary(id, proof));
    const uncited = stated.filter(({ id }) => !proof.cited.has(id));
    const missing = uncited.filter((clause) => isMissing(clause, proof));
    const open = summaries.filter(({ id }) => waiting.get(id)?.length !== 0);
    return {
      area,
      clauses: own.length,
      cited: stated.length - uncited.length,
      summed: summaries.length - open.length,
      decided: uncited.length - missing.length,
      missing: [...missing, ...open].map(({ id }) => id),
    };
  });
}

/** Every summary clause with the incomplete areas that it waits for. */
export function waitingSummaries(clauses: readonly Clause[], proof: Proof): Waiting[] {
  return Object.entries(proof.summaries).map(([id, areas]) => ({
    id,
    areas: areas
      .map((area) => {
        const own = clauses.filter((clause) => clause.area === area);
        return { area, missing: own.filter((clause) => isMissing(clause, proof)).length };
      })
      .filter(({ missing }) => missing > 0),
  }));
}

/** The errors in the table of summaries, one sentence each. */
export function summaryProblems(clauses: readonly Clause[], proof: Proof): string[] {
  const known = new Set(clauses.map(({ id }) => id));
  const areas = new Set(areasOf(clauses));
  const summing = new Set(clauses.filter(({ id }) => isSummary(id, proof)).map(({ area }) => area));
  return Object.entries(proof.summaries).flatMap(([id, summed]) => [
    ...(known.has(id) ? [] : [`docs/spec/summaries.json names ${id}, which is no clause`]),
    ...(summed.length > 0 ? [] : [`docs/spec/summaries.json says of no area that ${id} sums it`]),
    ...(proof.cited.has(id) ? [`A test cites ${id}, which sums ${summed.join(', ')}`] : []),
    ...summed
      .filter((area) => !areas.has(area))
      .map((area) => `docs/spec/summaries.json names ${area}, which is no area`),
    ...summed
      .filter((area) => summing.has(area))
      .map((area) => `${id} sums ${area}, which has summaries of its own`),
  ]);
}

/** The clauses that the documents leave open and that no decision settles, one sentence each; a test cannot stand in for it. */
export const undecided = (clauses: readonly Clause[], { decided }: Proof): string[] =>
  clauses
    .filter(({ id, isOpen }) => isOpen && !decided.has(id))
    .map(({ id }) => `${id} is left open, and docs/spec/decisions.md has no row that decides it`);

const areasOf = (clauses: readonly Clause[]): string[] => [
  ...new Set(clauses.map(({ area }) => area)),
];

const isSummary = (id: string, { summaries }: Proof): boolean => Object.hasOwn(summaries, id);

const isMissing = ({ id, isOpen }: Clause, { cited, decided, leftOut }: Proof): boolean =>
  !cited.has(id) && !leftOut.has(id) && !(isOpen && decided.has(id));
