/**
 * Which file of the bundle a module goes to (docs/decisions/0006-chunks.md). Compression knows nothing across files, so
 * a module in a small file of its own costs up to twice what it costs beside its like.
 */

/** What every page needs: these, and all that they import. */
const CORE =
  /\/(?:elements\/(?:define\.tsx|script-api\.ts)|src\/ui\/Icon\/BagIcon\.tsx|src\/(?:platform\/navigate|state\/hooks)\.ts)$/;

/** What several elements of any kind share, by what it is for. The first that fits counts. */
const SHARED = Object.entries({
  // Speaks with the server and with the page's old front end: needed soon after an element has drawn.
  talk: /\/(?:node_modules\/valibot\/|src\/(?:api\/(?:sections|rest|wire\/wire)|platform\/(?:http\/(?:http|retry)|query\/query-string|text\/decode))\.ts$|elements\/bridge(?:\.ts|\/(?:jquery|old-data)))/,
  messages:
    /\/src\/(?:api\/messages|platform\/text\/sanitize|state\/(?:messages\/|flows\/(?:messages|merged-cart)\.ts)|ui\/(?:Messages\/Message|SafeHtml\/|Button\/IconButton))/,
  prices: /\/src\/(?:domain\/money\.ts|features\/shared\/price\/|ui\/(?:Price|VisuallyHidden)\/)/,
  notices: /\/src\/(?:platform\/http\/error-text\.ts|ui\/(?:Icon|Messages|Notice)\/)/,
  buttons: /\/src\/(?:state\/derived\.ts|ui\/(?:Button|Spinner)\/)/,
  fields: /\/src\/ui\/(?:Field|SelectField|TextArea|TextField)\//,
});

/** What only these need is shared by the cart page and the checkout: a shopper comes from one to the other. */
const CART_PAGE = ['till-cart', 'till-coupon', 'till-shipping-estimate'];
const CHECKOUT_PAGE = ['till-checkout', 'till-order-summary'];
const WITH_PLACES = ['till-shipping-estimate', 'till-checkout'];

/** @param {import('rollup').ManualChunkMeta} graph @param {Iterable<string>} roots */
function withImports({ getModuleInfo }, roots) {
  const found = new Set(roots);
  for (const id of found) {
    for (const imported of getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

/** @param {string} id @returns {string | undefined} the tag that this file defines */
const tagOf = (id) => /\/(till-[\w-]+)\.tsx$/.exec(id)?.[1];

/**
 * The modules that the cart page and the checkout share, and no other page: `quote`. What only their forms for a place
 * need, of which the cart's comes late, is `places`.
 *
 * @param {import('rollup').ManualChunkMeta} graph
 * @returns {Map<string, string>} chunk by module
 */
function quoteModules(graph) {
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const entry of graph.getModuleIds()) {
    const tag = tagOf(entry);
    if (tag === undefined) continue;
    for (const id of withImports(graph, [entry])) users.set(id, [...(users.get(id) ?? []), tag]);
  }
  const shared = [...users].filter(
    ([, tags]) =>
      tags.some((tag) => CART_PAGE.includes(tag)) &&
      tags.some((tag) => CHECKOUT_PAGE.includes(tag)) &&
      tags.every((tag) => CART_PAGE.includes(tag) || CHECKOUT_PAGE.includes(tag)),
  );
  return new Map(
    shared.map(([id, tags]) => [
      id,
      tags.every((tag) => WITH_PLACES.includes(tag)) ? 'places' : 'quote',
    ]),
  );
}

/** @returns {import('rollup').GetManualChunk} */
export function chunks() {
  /** @type {{ core: Set<string>, quote: Map<string, string> } | null} */
  let known = null;
  return (id, graph) => {
    known ??= {
      core: withImports(
        graph,
        [...graph.getModuleIds()].filter((module) => CORE.test(module)),
      ),
      quote: quoteModules(graph),
    };
    // What comes from npm stays in the browser's cache when our own code changes.
    if (known.core.has(id)) {
      return /node_modules|\0/.test(id) && !id.includes('till-css') ? 'vendor' : 'core';
    }
    return SHARED.find(([, files]) => files.test(id))?.[0] ?? known.quote.get(id);
  };
}
