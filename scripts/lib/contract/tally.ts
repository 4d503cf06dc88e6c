/** The result of a check. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Counts the checks and prints the problems. */
export class Count implements Tally {
  passed = 0;
  failed = 0;

  /** `problem` is null when the check passed. */
  add(name: string, problem: string | null): void {
    if (problem === null) {
      this.passed += 1;
      return;
    }
    this.failed += 1;
    console.error(`${name}: ${problem}`);
  }
}
