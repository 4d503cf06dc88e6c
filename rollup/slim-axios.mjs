/**
 * Leaves out of axios' adapter what `src/platform/http` never reaches: it sends strings or native forms, builds its own
 * addresses, follows no progress and reads no cookie. Measured in docs/decisions/0005-axios.md.
 */

const NOTHING = 'export default null;';

/** What stands in for each left-out file. */
const STUBS = new Map([
  ['lib/core/setFormDataHeaders.js', NOTHING],
  ['lib/core/assertParamsAcyclic.js', 'export default () => {};'],
  ['lib/helpers/buildURL.js', 'export default (url) => url;'],
  ['lib/helpers/cookies.js', 'export default {};'],
  ['lib/helpers/isURLSameOrigin.js', NOTHING],
  ['lib/helpers/progressEventReducer.js', 'export const progressEventReducer = null;'],
  ['lib/platform/browser/classes/Blob.js', NOTHING],
  ['lib/platform/browser/classes/FormData.js', NOTHING],
  ['lib/platform/browser/classes/URLSearchParams.js', NOTHING],
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
