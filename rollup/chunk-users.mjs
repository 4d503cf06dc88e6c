import { tagOf } from './tags-plugin.mjs';

/**
 * Who needs a module: found by following the imports of every element, and of what is fetched later on every page.
 */

/** @typedef {import('./places.mjs').Place} Place */

/**
 * @typedef {object} Users the files of the bundle whose code needs a module
 * @property {Set<string>} toDraw those that import it
 * @property {Set<string>} ever those that import it or may fetch it later
 */

/**
 * @typedef {object} Needs
 * @property {Map<string, Users>} users by module
 * @property {(file: string) => string} areaOf the area that a file is for
 */

/** Few pages ever fetch it: it lies in nothing that others fetch. */
export const RARE = /\/(?:elements\/missing-configuration|src\/platform\/page\/reread-page)\.ts$/;

/** The translations code, which English pages never load. */
export const LANGUAGES = /\/(?:elements\/languages|src\/platform\/i18n\/own-translations)\.ts$/;

/** Follows an order that was left behind: on hardly any page, so that no file is cut to suit it. */
const LEFT_ORDER = /\/elements\/order-watch\.tsx$/;

/** What wallet buttons fetch beside their provider; it uses the files of others, and none is cut to suit it. */
const WALLETS =
  /\/src\/(?:state\/express\/(?:express-session|express-order|check-agreements)\.ts|features\/catalog\/wallets\/(?:product-press\.ts|WalletsStatus\.tsx)|payments\/stripe_express\/buttons\.ts)$/;

/** The read API, measuring, the debug log and regions by file: only pages that use them load them. */
const ON_REQUEST = /\/(?:elements|src\/api)\/(read-api|measuring|debug|regions)\//;

/**
 * @param {string} id
 * @returns {string | undefined} the file of code that page scripts request
 */
export const askedFor = (id) => ON_REQUEST.exec(id)?.[1];

/**
 * What elements fetch after the start, by its file; that may be one that holds other things too.
 *
 * @type {readonly { readonly root: RegExp, readonly file: string, readonly area: string }[]}
 */
const LATE = [
  {
    root: /\/(?:src\/platform\/http\/transport|elements\/bridge)\.ts$/,
    file: 'transport',
    area: 'every',
  },
  { root: /\/src\/api\/sections\.ts$/, file: 'common', area: 'every' },
  { root: /\/src\/api\/search\.ts$/, file: 'header', area: 'header' },
  { root: /\/cart\/mini-cart\/MiniCartDrawer\.tsx$/, file: 'drawer', area: 'cart' },
];

/**
 * @param {string} id
 * @param {Readonly<Record<string, Place>>} places
 * @returns {{ readonly file: string, readonly area: string } | undefined} where following imports starts
 */
const startAt = (id, places) => places[tagOf(id) ?? ''] ?? LATE.find(({ root }) => root.test(id));

/** @param {string} id @returns {boolean} whether it comes in another file than what fetches it */
const comesApart = (id) =>
  RARE.test(id) ||
  LANGUAGES.test(id) ||
  LEFT_ORDER.test(id) ||
  WALLETS.test(id) ||
  askedFor(id) !== undefined ||
  LATE.some(({ root }) => root.test(id));

/** @typedef {Pick<import('rollup').ManualChunkMeta, 'getModuleIds' | 'getModuleInfo'>} Graph */

/**
 * @param {Graph} graph
 * @param {Iterable<string>} roots
 * @param {boolean} [isLateToo] follow also what is imported later, unless that has a file of its own
 * @returns {Set<string>} the roots and all that they import
 */
export function withImports({ getModuleInfo }, roots, isLateToo = false) {
  const found = new Set(roots);
  for (const id of found) {
    const module = getModuleInfo(id);
    for (const imported of module?.importedIds ?? []) found.add(imported);
    if (!isLateToo) continue;
    for (const late of module?.dynamicallyImportedIds ?? []) {
      if (!comesApart(late)) found.add(late);
    }
  }
  return found;
}

/**
 * @param {Graph} graph
 * @param {Readonly<Record<string, Place>>} places by tag
 * @returns {Needs}
 */
export function needsOf(graph, places) {
  /** @type {Map<string, Users>} */
  const users = new Map();
  /** @type {Map<string, string>} */
  const areas = new Map();
  for (const root of graph.getModuleIds()) {
    const start = startAt(root, places);
    if (start === undefined) continue;
    areas.set(start.file, start.area);
    const toDraw = withImports(graph, [root]);
    for (const id of withImports(graph, [root], true)) {
      const found = users.get(id) ?? { toDraw: new Set(), ever: new Set() };
      users.set(id, found);
      found.ever.add(start.file);
      if (toDraw.has(id)) found.toDraw.add(start.file);
    }
  }
  return { users, areaOf: (file) => areas.get(file) ?? 'every' };
}
