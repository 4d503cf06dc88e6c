interface EvaluatedModule {
  readonly evaluated: boolean;
  readonly exports: unknown;
}

/** The parts of the test runner that know which modules are evaluated, and which are mocked. */
interface Runner {
  readonly __vitest_worker__: {
    readonly evaluatedModules: { getModuleById: (id: string) => EvaluatedModule | undefined };
  };
  readonly __vitest_mocker__: { getDependencyMock: (id: string) => unknown };
}

/** The module with this id at once if it is evaluated; otherwise loads it. See `preloaded-imports.mjs`. */
function importPreloaded(id: string, load: () => Promise<unknown>): Promise<unknown> {
  const { __vitest_worker__: worker, __vitest_mocker__: mocker } = globalThis as unknown as Runner;
  const module = worker.evaluatedModules.getModuleById(id);
  const isUsable = module?.evaluated === true && mocker.getDependencyMock(id) === undefined;
  return isUsable ? Promise.resolve(module.exports) : load();
}

Object.assign(globalThis, { importPreloaded });
