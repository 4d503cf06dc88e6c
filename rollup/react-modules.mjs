/**
 * Turns React's CommonJS files into ES modules during the build, so that the bundler drops every export that nothing
 * imports and the minifier sees one scope instead of one function per file. Only the production files are rewritten; a
 * development build reads React through `@rollup/plugin-commonjs`.
 */

/** The package entries that select a file by `process.env.NODE_ENV`. */
const ENTRY =
  /\/node_modules\/((?:react|react-dom|scheduler|use-sync-external-store)\/(?:index|client|jsx-runtime|with-selector)\.js)$/;
/** The files that they select in production. */
const PRODUCTION =
  /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\/cjs\/[\w-]+\.production\.js$/;
/** Functions that React DOM looks for but only the scheduler of React's own tests has. */
const TEST_SCHEDULER = /\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g;
/** The element wrapper imports React's default export, which an ES module of React does not have. */
const DEFAULT_IMPORT = /import (\w+) from "react";/;

/**
 * @param {string} code of a package entry
 * @returns {string} a module with everything that its production file exports
 * @throws {Error} when the entry names no production file
 */
export function entryModule(code) {
  const [, file] = /require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/.exec(code) ?? [];
  if (file === undefined) throw new Error('This entry of React names no production file.');
  return `export * from '${file}';\n`;
}

/**
 * @param {string} code of a production file: exports are set as `exports.name`, imports are `name = require("package")`
 * @returns {string} the same as an ES module
 * @throws {Error} when it imports or exports in any other way
 */
export function esModule(code) {
  /** @type {string[]} */
  const imports = [];
  const body = code
    .replace(TEST_SCHEDULER, 'void 0')
    .replace(
      /^([ \t]*(?:var )?)(\w+) = require\("([\w/-]+)"\)([,;])$/gm,
      (_, start, name, from, end) => {
        imports.push(`import * as ${name} from '${from}';`);
        return `${start}_${name} = 0${end}`;
      },
    );
  const names = [...new Set([...body.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => name))];
  const text = body.replace(/\bexports\.(\w+)/g, '$export_$1');
  if (/\b(?:require\(|exports\b)/.test(text)) {
    throw new Error(
      'React imports or exports in a way that rollup/react-modules.mjs does not know.',
    );
  }
  return [
    ...imports,
    `let ${names.map((name) => `$export_${name}`).join(', ')};`,
    text,
    `export { ${names.map((name) => `$export_${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}

/** @returns {import('rollup').Plugin} */
export function reactModules() {
  return {
    name: 'till-react-modules',
    transform(code, id) {
      if (ENTRY.test(id)) return { code: entryModule(code), map: null };
      if (PRODUCTION.test(id)) return { code: esModule(code), map: null };
      if (!id.includes('/node_modules/@r2wc/')) return null;
      return { code: code.replace(DEFAULT_IMPORT, 'import * as $1 from "react";'), map: null };
    },
  };
}
