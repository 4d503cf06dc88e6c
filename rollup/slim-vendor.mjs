/**
 * Removes unused code from the libraries that every page loads, where the bundler cannot detect it:
 * properties of objects that are otherwise used. See docs/decisions/0025-few-files.md.
 *
 * The versions are exact. After an update a text may have changed: then the build stops and names it.
 */

/** @type {Readonly<Record<string, readonly (readonly [found: string, instead: string])[]>>} */
const CUTS = {
  // Listeners are started and stopped by functions, never by actions, and no flow forks.
  '@reduxjs/toolkit/dist/redux-toolkit.modern.mjs': [
    ['fork: createFork(internalTaskController.signal, autoJoinPromises),', ''],
    ['if (addListener.match(action)) return startListening(action.payload);', ''],
    ['if (clearAllListeners.match(action)) {', 'if (false) {'],
    ['if (removeListener.match(action)) return stopListening(action.payload);', ''],
    ['stopListening,\n\t\tclearListeners: clearListenerMiddleware\n', ''],
    ['Minified Redux Toolkit error #', 'Redux Toolkit error #'],
    [
      '; visit https://redux-toolkit.js.org/Errors?code=${code} for the full message or use the non-minified dev environment for full errors. ',
      '',
    ],
  ],
  'redux/dist/redux.mjs': [
    [
      '; visit https://redux.js.org/Errors?code=${code} for the full message or use the non-minified dev environment for full errors. ',
      '',
    ],
  ],
  'react-dom/cjs/react-dom.production.js': [
    [
      '  if (1 < arguments.length) {\n' +
        '    url += "?args[]=" + encodeURIComponent(arguments[1]);\n' +
        '    for (var i = 2; i < arguments.length; i++)\n' +
        '      url += "&args[]=" + encodeURIComponent(arguments[i]);\n' +
        '  }\n',
      '',
    ],
    [
      ' for the full message or use the non-minified dev environment for full errors and additional helpful warnings.',
      '',
    ],
  ],
  // Of an invalid response only the fact that it is invalid is used.
  'valibot/dist/index.mjs': [
    [
      '\tconst input = other && "input" in other ? other.input : dataset.value;\n' +
        '\tconst expected = other?.expected ?? context.expects ?? null;\n' +
        '\tconst received = other?.received ?? /* @__PURE__ */ _stringify(input);\n' +
        '\tconst issue = {\n' +
        '\t\tkind: context.kind,\n' +
        '\t\ttype: context.type,\n' +
        '\t\tinput,\n' +
        '\t\texpected,\n' +
        '\t\treceived,\n' +
        '\t\tmessage: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,\n' +
        '\t\trequirement: context.requirement,\n' +
        '\t\tpath: other?.path,\n' +
        '\t\tissues: other?.issues,\n' +
        '\t\tlang: config$1.lang,\n' +
        '\t\tabortEarly: config$1.abortEarly,\n' +
        '\t\tabortPipeEarly: config$1.abortPipeEarly\n' +
        '\t};\n',
      '\tconst issue = { path: other?.path };\n',
    ],
    [
      '\tconst message$1 = other?.message ?? context.message ?? /* @__PURE__ */ getSpecificMessage(context.reference, issue.lang) ?? (isSchema ? /* @__PURE__ */ getSchemaMessage(issue.lang) : null) ?? config$1.message ?? /* @__PURE__ */ getGlobalMessage(issue.lang);\n' +
        '\tif (message$1 !== void 0) issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;\n',
      '',
    ],
  ],
  // `define` reads attributes by itself, so all are strings to the wrapper.
  '@r2wc/core/dist/core.js': [
    [
      '  string: E,\n  number: x,\n  boolean: C,\n  function: O,\n  method: P,\n  json: j\n',
      '  string: E\n',
    ],
  ],
};

/** @returns {import('rollup').Plugin} */
export function slimVendor() {
  return {
    name: 'till-slim-vendor',
    transform(code, id) {
      const [, file] = id.split('/node_modules/');
      const cuts = file === undefined ? undefined : CUTS[file];
      if (cuts === undefined) return null;
      const slim = cuts.reduce((text, [found, instead]) => {
        if (!text.includes(found)) this.error(`${id} has no longer: ${found}`);
        return text.replace(found, () => instead);
      }, code);
      return { code: slim, map: null };
    },
  };
}
