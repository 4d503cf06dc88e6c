import {
  askedFor,
  FOLLOW_UP,
  LANGUAGES,
  needsOf,
  PLATFORM_LANGUAGES,
  RARE,
  SEVERAL_ORDERS,
  taxFile,
  withImports,
} from './chunk-users.mjs';
import { pageOf, tagOf } from './tags-plugin.mjs';

/**
 * Decides which file of the bundle contains a module (docs/build.md, docs/decisions/0025-few-files.md). On a phone a file
 * costs a request, and files are compressed separately; code that a page does not need costs its bytes.
 *
 * The table of each element names its file; shared code is placed by the elements that need it.
 */

/** @typedef {import('./chunk-users.mjs').Needs} Needs */

/** What every page needs: these, the elements of `core`, and everything that they import. */
const CORE =
  /\/(?:elements\/(?:define\.tsx|script-api\.ts)|src\/(?:platform\/navigate|state\/shared\/hooks|features\/shared\/late\/useLazyView)\.ts|src\/ui\/(?:Icon\/BagIcon|VisuallyHidden\/VisuallyHidden)\.tsx)$/;

/** Server-rendered forms, on product and account pages. */
const FORM = /\/src\/features\/shared\/form\/(?:guard-form|useServerForm)\.ts$/;

/** Which payment providers there are: wallets, saved methods and the payment step need it, each on other pages. */
const PROVIDERS =
  /\/src\/payments\/(?:providers|[^/]+\/(?:provider|api\/(?:express-places|button-places|has-subscriptions)))\.ts$/;

/** What several parts of a payment provider share: its SDK and calls, and the amounts that they compare. */
const PROVIDER_PARTS =
  /\/src\/(?:payments\/shared\/in-time\.ts|payments\/[^/]+\/(?:sdk\/|domain\/(?:provider-text|method-types|intent-outcome|element-payload)\.ts|payment-element\/(?:challenge|element-state)\.ts|api\/(?:call|[^/]+-init)\.ts)|platform\/sdk\/load-sdk\.ts|domain\/payment\/(?:partly-paid|minor-units|billing-details)\.ts)/;

/** What the buttons of a provider are as wallets and as methods of the checkout. */
const SMART_BUTTONS =
  /\/src\/payments\/(?:shared\/until-near|[^/]+\/(?:sdk\/(?:start-sdk|show-buttons)|smart-buttons\/press|messages\/message-room|sheets\/price|fields\/field-\w+|domain\/(?:payment-source|amounts)|api\/(?:button-(?:config|styles)|amount-text|module-places|own-url|order-details|product-cart-note|create-order|in-shop-time|post-form|save-billing|sdk-params)))\.ts$/;

/** Card fields of a provider and the cards that customers have stored there: a shop that has one mostly has both. */
const PROVIDER_CARDS =
  /\/src\/payments\/([^/]+)\/(?:cards\.ts|card-fields\/|vault\/|sdk\/start-card-fields|domain\/card-(?:billing|brands)|api\/(?:payable-order|card-config|stored-cards))/;

/** What several wallets of one provider do around an order: its product's cart, and the way to its review. */
const PURCHASE =
  /\/src\/payments\/[^/]+\/(?:wallets\/(?:product-sheet|mount-wallet)|api\/(?:approve-order|product-cart|load-sdk-params))\.ts$/;

/** The prices that a message about paying later names: by size they would be merged with code of other pages. */
const PAY_LATER_PRICES = /\/src\/domain\/payment\/total-prices\.ts$/;

/** What the sheets of several wallets of one provider do: the prices that they show, and the ways into and out of them. */
const SHEETS = /\/src\/payments\/[^/]+\/sheets\//;

/** What one of these sheets asks the shop while it is open. */
const SHEET_CALLS =
  /\/src\/payments\/([^/]+)\/api\/(?:find-region|sheet-shipping|update-order)\.ts$/;

/** The place of a provider's own button in the checkout: by size it would be merged with code of one of them. */
const OWN_BUTTON = /\/src\/payments\/[^/]+\/buttons\//;

/** What the views of several providers show around theirs: by size it would be merged with code of other pages. */
const PROVIDER_NOTICE = /\/src\/payments\/shared\/ProviderNotice\.tsx$/;

/** Small parts that providers, subscriptions and reviews of orders share: by size they would be merged with code of the account. */
const CHECKOUT_CHOICES =
  /\/src\/(?:payments\/[^/]+\/api\/checkout-choices|platform\/page\/(?:page-left|path-of))\.ts$/;

/** Parts of a provider on pages of their own. By size they would be one file, though no page has both. */
const PROVIDER_PAGE =
  /\/src\/payments\/([^/]+)\/(?:(wallets|apple-pay|google-pay|smart-buttons|messages|account-card)(?=\/|\.ts$)|saved-(methods)\/)/;

/** Subscriptions, which few carts have. */
const SUBSCRIPTIONS =
  /\/src\/(?:state\/subscriptions\/(?:subscriptions|load|hold)-|payments\/[^/]+\/(?:api\/)?subscriptions\.ts)/;

/** The consent that maps and videos need: by size it would be merged with code that neither of them uses. */
const CONSENT = /\/src\/platform\/consent\.ts$/;

/** What a write that was refused, or whose response was lost, needs; wallets do not load it with their own code. */
const AFTER_WRITE =
  /\/src\/(?:platform\/http\/refuse-write|state\/(?:add-to-cart\/confirm-addition|messages\/merged-cart-notice)|api\/accepted-sections)\.ts$/;

/** What an instant purchase needs once it is made, which few visits do. */
const INSTANT =
  /\/src\/state\/instant-purchase\/(?:instant-flow|follow-purchase|send-purchase|purchase-messages)\.ts$/;

/** What the wish list's page and its block in a sidebar share: by size it would be merged with code of other pages. */
const WISHES =
  /\/src\/(?:state\/wishlist\/(?:change-list|list-slice|list-state|post-and-reload)|features\/catalog\/wishlist\/(?:ServerMessages|item-status)|platform\/http\/beacon)\b/;

/** What loads the totals of a page again after a wallet's sheet: by size it would be merged with code of pages without totals. */
const SHEET_TOTALS = /\/src\/state\/express\/express-totals\.ts$/;

/** What records a viewed product and what reads it: by size it would be merged with code of other pages. */
const VIEWED =
  /\/src\/(?:state\/recently-viewed\/(?:record-view|viewed-storage)|api\/page-config\/viewed)\.ts$/;

/** What sends viewed products to the server, in the few shops that ask for it. */
const SENT_VIEWS = /\/src\/(?:state\/recently-viewed\/send-views|api\/sync-views)\.ts$/;

/** What shares the private data with a theme that has events for them: only its pages load it. */
const THEME_EVENTS = /\/elements\/bridge\/theme-events\.ts$/;

/** @param {string} file @returns {boolean} whether it starts a single element */
const isOwn = (file) => file.startsWith('elements/');

/** @param {Iterable<string>} files @param {Needs['areaOf']} areaOf @returns {string[]} the areas of the files, each once */
export const areasOf = (files, areaOf) => [...new Set([...files].map(areaOf))].sort();

/**
 * @param {import('./chunk-users.mjs').Users} users of a module
 * @param {boolean} isOfForm whether it is part of the form layer
 * @param {Needs['areaOf']} areaOf
 * @param {ReadonlySet<string>} pages the files that start the elements of an area
 * @returns {string | undefined} its file; undefined for code of one element and code that is loaded later, where rollup decides
 */
function fileFor({ toDraw, ever }, isOfForm, areaOf, pages) {
  const [first] = toDraw;
  if (first === undefined) return undefined;
  if (toDraw.size === 1) {
    if (isOwn(first)) return undefined;
    if (ever.size === 1 || areaOf(first) === 'every') return first;
  }
  const drawing = areasOf(toDraw, areaOf);
  if (isOfForm && [...toDraw].every((file) => file === 'product' || isOwn(file))) {
    // The few account pages load the product page's file, which is not split.
    const isOfProduct = drawing.every((area) => area === 'product' || area === 'account');
    return isOfProduct && toDraw.has('product') ? 'product' : 'form';
  }
  // The cart's lines, which the drawer also shows, and dialogs.
  if (drawing.join() === 'cart') return 'drawer';
  const [area = '', ...otherAreas] = areasOf(ever, areaOf);
  if (otherAreas.length === 0 && pages.has(area)) return area;
  // Shoppers go from a list of products to a product.
  if ([area, ...otherAreas].join() === 'listing,product' && pages.has('product')) return 'product';
  // The comparison list loads the file of the links to it, which are on more pages.
  if ([area, ...otherAreas].join() === 'compare,listing' && pages.has('compare')) return 'compare';
  // Shoppers go from the cart page to the checkout.
  if ([...toDraw].every((file) => file === 'cart' || file === 'checkout')) return 'quote';
  // There are few account pages, and they share the address code of the cart and the checkout.
  const others = [...toDraw].filter((file) => !isOwn(file) || areaOf(file) !== 'account');
  if (others.length > 0 && others.every((file) => file === 'cart' || file === 'checkout')) {
    return 'quote';
  }
  // Code of few pages is kept out of the files of all others.
  if ([...toDraw].every(isOwn)) return `rare-${drawing.join('-')}`;
  return 'common';
}

/**
 * @param {Readonly<Record<string, import('./places.mjs').Place>>} places by tag
 * @returns {import('rollup').GetManualChunk}
 */
export function chunks(places) {
  const pages = new Set(Object.values(places).map(({ file }) => file));
  /** @type {{ core: Set<string>, form: Set<string> } & Needs | null} */
  let known = null;
  return (id, graph) => {
    if (RARE.test(id)) return 'missing-configuration';
    if (LANGUAGES.test(id)) return 'languages';
    if (PLATFORM_LANGUAGES.test(id)) return 'languages-platform';
    if (CONSENT.test(id)) return 'consent';
    if (PROVIDERS.test(id)) return 'payment-providers';
    if (SMART_BUTTONS.test(id)) return 'smart-buttons';
    const [, cardProvider] = PROVIDER_CARDS.exec(id) ?? [];
    if (cardProvider !== undefined) return `pay-${cardProvider}_cards`;
    if (PURCHASE.test(id)) return 'wallet-purchase';
    if (PAY_LATER_PRICES.test(id)) return 'pay-later-prices';
    if (SHEETS.test(id)) return 'wallet-sheets';
    const [, sheetProvider] = SHEET_CALLS.exec(id) ?? [];
    if (sheetProvider !== undefined) return `pay-${sheetProvider}_apple_pay`;
    if (OWN_BUTTON.test(id)) return 'payment-button';
    if (PROVIDER_NOTICE.test(id)) return 'payment-notice';
    if (CHECKOUT_CHOICES.test(id)) return 'checkout-choices';
    if (PROVIDER_PARTS.test(id)) return 'provider-parts';
    const ofTax = taxFile(id);
    if (ofTax !== undefined) return ofTax;
    if (SUBSCRIPTIONS.test(id)) return 'subscriptions';
    const [, provider, part, otherPart = part] = PROVIDER_PAGE.exec(id) ?? [];
    if (provider !== undefined) return `pay-${provider}_${otherPart?.replace('-', '_')}`;
    if (FOLLOW_UP.test(id)) return 'order-follow-up';
    if (SEVERAL_ORDERS.test(id)) return 'several-orders';
    if (AFTER_WRITE.test(id)) return 'refuse-write';
    if (INSTANT.test(id)) return 'instant-flow';
    if (WISHES.test(id)) return 'wish-changes';
    if (SHEET_TOTALS.test(id)) return 'express-totals';
    if (THEME_EVENTS.test(id)) return 'theme-events';
    if (VIEWED.test(id)) return 'record-view';
    if (SENT_VIEWS.test(id)) return 'send-views';
    /** @param {(root: string) => boolean} isRoot */
    const from = (isRoot) => withImports(graph, [...graph.getModuleIds()].filter(isRoot));
    known ??= {
      core: from((root) => CORE.test(root) || places[tagOf(root) ?? '']?.file === 'core'),
      form: from((root) => FORM.test(root)),
      ...needsOf(graph, places),
    };
    // Packages stay in the browser's cache when our own code changes.
    if (known.core.has(id)) {
      return /node_modules|\0/.test(id) && !id.includes('till-css') ? 'vendor' : 'core';
    }
    const users = known.users.get(id);
    const isOfForm = known.form.has(id);
    const file = users === undefined ? undefined : fileFor(users, isOfForm, known.areaOf, pages);
    return askedFor(id) ?? pageOf(id) ?? file;
  };
}
