/** A registered step of the checkout. */
export interface Step<Code extends string> {
  /** The page's hash while the step is shown; never empty (decision C6). */
  readonly code: Code;
  /** A phrase to translate. */
  readonly title: string;
  /** Steps are sorted by this number (STEP-11). */
  readonly sortOrder: number;
}

/** The steps of a checkout. */
export interface StepList<Code extends string> {
  /** Adds a step. Throws when its code is registered already (STEP-21). */
  register(step: Step<Code>): void;
  /** By their sort order (STEP-11). */
  list(): readonly Step<Code>[];
  /** The step of this code, or null when there is none (STEP-22). */
  find(code: string): Step<Code> | null;
  /** The step that follows, or null after the last (STEP-13). */
  after(code: Code): Step<Code> | null;
}

/** A list without steps. */
export function createStepList<Code extends string>(): StepList<Code> {
  let steps: readonly Step<Code>[] = [];
  const find = (code: string): Step<Code> | null =>
    steps.find((step) => step.code === code) ?? null;
  return {
    register(step) {
      if (find(step.code) !== null) throw new Error(`The step "${step.code}" is there already.`);
      steps = [...steps, step].sort((a, b) => a.sortOrder - b.sortOrder);
    },
    list: () => steps,
    find,
    after: (code) => steps[steps.findIndex((step) => step.code === code) + 1] ?? null,
  };
}
