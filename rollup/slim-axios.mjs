/**
 * Leaves out of axios' adapter what `src/platform/http` never reaches: it sends strings or native forms, builds its own
 * addresses, gives a whole configuration, follows no progress, reads no cookie and looks at an error's code alone.
 * Measured in docs/decisions/0005-axios.md.
 */

const NOTHING = 'export default null;';

/** An error that keeps its code; each code has its own name as its value. */
const ERROR_WITH_CODE = `
  class AxiosError extends Error {
    constructor(message, code) {
      super(message);
      this.code = code;
    }
  }
  for (const code of ['ECONNABORTED', 'ETIMEDOUT', 'ERR_NETWORK', 'ERR_BAD_REQUEST', 'ERR_CANCELED']) {
    AxiosError[code] = code;
  }
  export default AxiosError;`;

/** What stands in for each left-out file. */
const STUBS = new Map([
  ['lib/core/setFormDataHeaders.js', NOTHING],
  ['lib/core/AxiosError.js', ERROR_WITH_CODE],
  ['lib/core/buildFullPath.js', 'export default (base, url) => url;'],
  ['lib/core/mergeConfig.js', 'export default (base, config) => ({ ...config });'],
  ['lib/helpers/buildURL.js', 'export default (url) => url;'],
  ['lib/helpers/cookies.js', 'export default {};'],
  ['lib/helpers/isURLSameOrigin.js', NOTHING],
  ['lib/helpers/progressEventReducer.js', 'export const progressEventReducer = null;'],
  ['lib/platform/browser/classes/Blob.js', NOTHING],
  ['lib/platform/browser/classes/FormData.js', NOTHING],
  ['lib/platform/browser/classes/URLSearchParams.js', NOTHING],
]);

/**
 * The helpers as exports of their own instead of one object, so that the bundler drops those that nothing calls.
 *
 * @param {string} code of `lib/utils.js`
 */
function exportEach(code) {
  const [before, list = ''] = code.split('export default {');
  const names = list
    .slice(0, list.indexOf('}'))
    .replace(/\/\/.*/g, '')
    .replace(/(\w+): (\w+)/g, '$2 as $1');
  return `${before}export {${names}};`;
}

/** @returns {import('rollup').Plugin} */
export function slimAxios() {
  return {
    name: 'till-slim-axios',
    load(id) {
      const [, file] = id.split('/node_modules/axios/');
      const stub = file === undefined ? undefined : STUBS.get(file);
      return stub === undefined ? null : { code: stub, map: null, moduleSideEffects: false };
    },
    transform(code, id) {
      const [, file] = id.split('/node_modules/axios/');
      if (file === undefined) return null;
      const each = file === 'lib/utils.js' ? exportEach(code) : code;
      return { code: each.replace('import utils from', 'import * as utils from'), map: null };
    },
  };
}
