/** Measured values by name. */
export type Measures = Readonly<Record<string, number>>;

/** The median of each measure over all runs; of an even number of runs, the upper one of the two in the middle. */
export function medians(found: readonly Measures[]): Measures {
  return Object.fromEntries(
    Object.keys(found[0] ?? {}).map((name) => {
      const sorted = found.map((measures) => measures[name] ?? 0).sort((a, b) => a - b);
      return [name, sorted[Math.floor(sorted.length / 2)] ?? 0];
    }),
  );
}
