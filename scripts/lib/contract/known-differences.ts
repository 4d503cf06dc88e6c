import { readFileSync } from 'node:fs';

/** An intended difference between the demo shop and a real server. */
export interface KnownDifference {
  readonly flow: string;
  readonly steps: readonly string[];
  /** The sentence that the comparison prints. */
  readonly what: string;
  readonly reason: string;
}

/** One difference at one step of a flow. */
export interface Difference {
  readonly flow: string;
  readonly step: string;
  readonly what: string;
}

const isSame = (one: Difference, other: Difference): boolean =>
  one.flow === other.flow && one.step === other.step && one.what === other.what;

/** The list in the repository. */
export function readKnownDifferences(file: string): readonly KnownDifference[] {
  return JSON.parse(readFileSync(file, 'utf8')) as readonly KnownDifference[];
}

/** Differences that are not on the list, and entries of the list that no longer occur. */
export function auditDifferences(
  found: readonly Difference[],
  known: readonly KnownDifference[],
): { readonly unlisted: readonly Difference[]; readonly gone: readonly Difference[] } {
  const listed = known.flatMap(({ flow, steps, what }) =>
    steps.map((step): Difference => ({ flow, step, what })),
  );
  return {
    unlisted: found.filter((difference) => !listed.some((entry) => isSame(entry, difference))),
    gone: listed.filter((entry) => !found.some((difference) => isSame(entry, difference))),
  };
}
