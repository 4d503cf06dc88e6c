const DYNAMIC_IMPORT = /\bimport\(\s*(['"])(\.[^'"]+)\1\s*\)/g;

/**
 * Makes `import()` of a module that is already evaluated settle in a microtask, as in a browser. Vitest requests each one
 * from its main thread, which takes long on a busy machine, while a fake clock runs on: tests then fail at random.
 * The calls are replaced with the function in `setup-imports.ts`.
 *
 * @returns {import('vitest/config').Plugin}
 */
export const preloadedImports = () => ({
  name: 'till:preloaded-imports',
  async transform(code, id) {
    if (!/\.tsx?$/.test(id) || id.includes('/tests/') || !code.includes('import(')) return null;
    let result = code;
    for (const [call, , path = ''] of code.matchAll(DYNAMIC_IMPORT)) {
      const target = await this.resolve(path, id);
      if (target === null) continue;
      const lazy = `globalThis.importPreloaded(${JSON.stringify(target.id)}, () => ${call})`;
      result = result.replaceAll(call, lazy);
    }
    return result === code ? null : { code: result, map: null };
  },
});
