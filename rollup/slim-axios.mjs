/**
 * Leaves out of axios' adapter what `src/platform/http` never reaches: it sends strings or native forms, builds its own
 * URLs, passes a complete configuration with its own headers, accepts every status as a response, tracks no
 * progress, reads no cookie and uses only an error's code. Measured in docs/decisions/0005-axios.md and 0025.
 */

/** An error with a code; each code has its own name as its value. */
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

/**
 * Headers by name. They are sent unchanged: the browser refuses invalid ones. The browser also merges repeated response
 * headers, so each has one line.
 */
const HEADERS = `
  export default class AxiosHeaders {
    static from(given) {
      const entries =
        typeof given === 'string'
          ? given.split('\\r\\n').flatMap((line) => {
              const [name, ...value] = line.split(':');
              return value.length > 0 ? [[name, value.join(':').trim()]] : [];
            })
          : Object.entries(given);
      return Object.assign(new AxiosHeaders(), Object.fromEntries(entries));
    }
    normalize() {
      return this;
    }
    setContentType() {}
  }`;

const CONFIG = `
  import AxiosHeaders from '../core/AxiosHeaders.js';
  export default (config) => ({ ...config, headers: AxiosHeaders.from(config.headers) });`;

/** The replacement of each omitted file. */
const STUBS = new Map([
  ['lib/core/AxiosError.js', ERROR_WITH_CODE],
  ['lib/core/AxiosHeaders.js', HEADERS],
  ['lib/core/settle.js', 'export default (resolve, reject, response) => resolve(response);'],
  ['lib/helpers/normalizeURLForProtocolCheck.js', 'export default (url) => url;'],
  ['lib/helpers/parseProtocol.js', "export default () => '';"],
  ['lib/helpers/progressEventReducer.js', 'export const progressEventReducer = null;'],
  ['lib/helpers/resolveConfig.js', CONFIG],
  [
    'lib/helpers/sanitizeHeaderValue.js',
    'export const toByteStringHeaderObject = (headers) => headers;',
  ],
  ['lib/platform/index.js', 'export default {};'],
]);

/**
 * Exports the helpers separately instead of as one object, so that the bundler drops unused ones.
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
