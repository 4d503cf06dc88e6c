/** How a check went. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Counts what is checked one by one, and prints what is wrong. */
export class Count implements Tally {
  passed = 0;
  failed = 0;

  /** `problem` is null when all is well. */
  add(name: string, problem: string | null): void {
    if (problem === null) {
      this.passed += 1;
      return;
    }
    this.failed += 1;
    console.error(`${name}: ${problem}`);
  }
}
