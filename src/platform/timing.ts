/**
 * Adds a User Timing measure that ends now (docs/debugging.md). Nothing depends on it: where the browser refuses it, or
 * the mark that it starts at is missing, there is none.
 *
 * @param start a time of `performance.now()`, or the name of a mark
 */
export function measureFrom(start: number | string, name: string, detail?: object): void {
  try {
    performance.measure(name, { start, detail });
  } catch {
    // No mark: a bundler has loaded the code.
  }
}
