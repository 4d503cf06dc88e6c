/**
 * Leaves out of axios what `src/platform/http` never reaches: it always names the xhr adapter, sends strings or native
 * forms, and builds its own addresses. Measured with axios 1.21.1, gz: 21.1 kB whole, see docs/decisions/0005-axios.md.
 */

const NOTHING = 'export default null;';

/** What stands in for each left-out file. */
const STUBS = new Map([
  ['lib/adapters/fetch.js', 'export const getFetch = () => null;'],
  ['lib/adapters/http.js', NOTHING],
  ['lib/cancel/CancelToken.js', NOTHING],
  ['lib/helpers/AxiosURLSearchParams.js', NOTHING],
  ['lib/helpers/HttpStatusCode.js', NOTHING],
  ['lib/helpers/buildURL.js', 'export default (url) => url;'],
  [
    'lib/helpers/cookies.js',
    'export default { read: () => null, readAsync: () => Promise.resolve(null) };',
  ],
  ['lib/helpers/formDataToJSON.js', NOTHING],
  ['lib/helpers/toFormData.js', NOTHING],
  ['lib/helpers/toURLEncodedForm.js', NOTHING],
]);

/** @returns {import('rollup').Plugin} */
export function slimAxios() {
  return {
    name: 'till-slim-axios',
    load(id) {
      const [, file] = id.split('/node_modules/axios/');
      const stub = file === undefined ? undefined : STUBS.get(file);
      return stub === undefined ? null : { code: stub, map: null, moduleSideEffects: false };
    },
  };
}
