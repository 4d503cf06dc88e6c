import { pageOf, tagOf } from './tags-plugin.mjs';

/**
 * Which file of the bundle a module goes to (docs/decisions/0025-few-files.md). On a phone a file costs a request, and
 * compression knows nothing across files; a file that holds what its page does not need costs its bytes.
 */

/**
 * Elements that stand on the same pages, by the file they come in. An element of no page has a file of its own.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const PAGES = {
  core: ['till-mini-cart'],
  common: ['till-messages'],
  header: ['till-search', 'till-login', 'till-breadcrumbs', 'till-see-more'],
  product: ['till-price', 'till-swatches', 'till-add-to-cart', 'till-gallery', 'till-product-bar'],
  cart: ['till-cart', 'till-coupon', 'till-shipping-estimate'],
  checkout: ['till-checkout', 'till-order-summary'],
};

/** What stands on a product's page beside those, for some kinds of products. */
const PRODUCT_KINDS = [
  'till-grouped-items',
  'till-bundle-options',
  'till-download-links',
  'till-gift-card',
];

/** What every page needs: these, the mini cart, and all that they import. */
const CORE =
  /\/(?:elements\/(?:define\.tsx|script-api\.ts)|src\/(?:platform\/navigate|state\/hooks|features\/shared\/late\/useLate)\.ts|src\/ui\/(?:Icon\/BagIcon|VisuallyHidden\/VisuallyHidden)\.tsx)$/;

/** What is fetched after the start on every page, by its file; it may be one that holds other things too. */
const LATE = {
  transport: /\/(?:src\/platform\/http\/transport|elements\/bridge)\.ts$/,
  common: /\/src\/api\/(?:sections|search)\.ts$/,
  drawer: /\/cart\/mini-cart\/MiniCartDrawer\.tsx$/,
};

/** Few pages ever fetch it: it lies in nothing that others fetch. */
const RARE = /\/(?:elements\/missing-configuration|src\/platform\/page\/reread-page)\.ts$/;

/** Follows an order that was left behind: on hardly any page, so that no file is cut to suit it. */
const LEFT_ORDER = /\/elements\/order-watch\.tsx$/;

/** @param {string} id @returns {string | undefined} */
const lateFileOf = (id) => Object.entries(LATE).find(([, root]) => root.test(id))?.[0];

/** @param {string} id @returns {string | undefined} the page, or the tag of an element of no page */
function placeOf(id) {
  const tag = tagOf(id);
  return Object.keys(PAGES).find((page) => tag !== undefined && PAGES[page]?.includes(tag)) ?? tag;
}

/**
 * @param {import('rollup').ManualChunkMeta} graph
 * @param {Iterable<string>} roots
 * @param {boolean} [isLateToo] follow also what is imported later, unless that has a file of its own
 */
function withImports({ getModuleInfo }, roots, isLateToo = false) {
  const found = new Set(roots);
  for (const id of found) {
    const module = getModuleInfo(id);
    for (const imported of module?.importedIds ?? []) found.add(imported);
    if (!isLateToo) continue;
    for (const late of module?.dynamicallyImportedIds ?? []) {
      const isRare = RARE.test(late) || LEFT_ORDER.test(late);
      if (lateFileOf(late) === undefined && !isRare) found.add(late);
    }
  }
  return found;
}

/**
 * Who needs each module: places (pages, lone tags, late files) to draw, and places at any time.
 *
 * @param {import('rollup').ManualChunkMeta} graph
 */
function usersOf(graph) {
  /** @type {Map<string, { toDraw: Set<string>, ever: Set<string> }>} */
  const users = new Map();
  for (const root of graph.getModuleIds()) {
    const place = placeOf(root) ?? lateFileOf(root);
    if (place === undefined) continue;
    const toDraw = withImports(graph, [root]);
    for (const id of withImports(graph, [root], true)) {
      const found = users.get(id) ?? { toDraw: new Set(), ever: new Set() };
      if (toDraw.has(id)) found.toDraw.add(place);
      users.set(id, { ...found, ever: found.ever.add(place) });
    }
  }
  return users;
}

/** @param {Set<string>} places @param {readonly string[]} of */
const areAll = (places, of) => [...places].every((place) => of.includes(place));

/**
 * @param {{ toDraw: Set<string>, ever: Set<string> }} users
 * @returns {string | undefined} a file, or nothing where rollup finds it: code of one element, or code that comes late
 */
function fileFor({ toDraw, ever }) {
  const [first] = toDraw;
  if (first === undefined) return undefined;
  if (toDraw.size === 1 && (ever.size === 1 || first.startsWith('till-'))) {
    return first.startsWith('till-') ? undefined : first;
  }
  if (areAll(ever, ['product', ...PRODUCT_KINDS])) return 'product';
  // The cart's lines, which the drawer shows too, and the dialogs above a page.
  if (areAll(toDraw, ['cart', 'drawer', 'till-quantity'])) return 'drawer';
  // A shopper comes from the cart's page to the checkout.
  if (areAll(toDraw, ['cart', 'checkout'])) return 'quote';
  return 'common';
}

/** @returns {import('rollup').GetManualChunk} */
export function chunks() {
  /** @type {{ core: Set<string>, users: ReturnType<typeof usersOf> } | null} */
  let known = null;
  return (id, graph) => {
    if (RARE.test(id)) return 'missing-configuration';
    known ??= {
      core: withImports(
        graph,
        [...graph.getModuleIds()].filter((root) => CORE.test(root) || placeOf(root) === 'core'),
      ),
      users: usersOf(graph),
    };
    // What comes from npm stays in the browser's cache when our own code changes.
    if (known.core.has(id)) {
      return /node_modules|\0/.test(id) && !id.includes('till-css') ? 'vendor' : 'core';
    }
    const users = known.users.get(id);
    return pageOf(id) ?? (users === undefined ? undefined : fileFor(users));
  };
}
