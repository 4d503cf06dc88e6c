import { tagOf } from './tags-plugin.mjs';

/**
 * Finds out which elements need a module by following the imports of every element and of everything loaded later.
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

/** Few pages ever load it, so it is in no file that others load. */
export const RARE = /\/(?:elements\/missing-configuration|src\/platform\/page\/reread-page)\.ts$/;

/** The translations code, which English pages never load. */
export const LANGUAGES =
  /\/(?:elements\/languages|src\/platform\/i18n\/(?:own-translations|mixed-direction))\.ts$/;

/** The table of the platform's phrases, which pages with a language pack never load. */
export const PLATFORM_LANGUAGES = /\/elements\/languages-platform\.ts$/;

/** Looks up orders with an unknown outcome. Hardly any page needs it, so no file is split for it. */
const LEFT_ORDER = /\/elements\/order-watch\.tsx$/;

/**
 * What happens after an order that was refused, has an unknown outcome or waits to be paid, here or elsewhere. Few pages need
 * it.
 */
export const FOLLOW_UP =
  /\/src\/(?:state\/(?:checkout\/(?:check-cart|placing\/(?:follow-refusal|(?:waiting|reconcile)-order))|order\/(?:settle-order|open-elsewhere|session-outcome|store-waiting-order|ask-shop|order-buyer|charge-owner|pressed-orders|was-redirected|review-outcome))|api\/placed-order)\.ts$/;

/** What places orders for several addresses: only their own page presses that button. */
export const SEVERAL_ORDERS =
  /\/src\/state\/multishipping\/(?:(?:submit|pay|prepare|leave|settle|look-up)-orders|order-texts)\.ts$/;

/** What loads the page again on which an order of a wallet is reviewed, at its press and to find out what became of it. */
const REVIEWED_ORDER = /\/src\/(?:state\/wallet-review\/submit-review|api\/review-page)\.ts$/;

/** Reads which cards a customer has stored, at a press on the page that adds one. */
const KEPT_CARDS = /\/src\/api\/kept-cards-page\.ts$/;

/**
 * What a page loads of a tax service where one is set up, in files that no other page loads. Of the verification of addresses: what
 * decides and asks, what the checkout, the account's form and the pages of several addresses have of their own, the calls for
 * an address alone, and, once there is something to choose, the dialog and the corrections. Of its certificates: what
 * offers them, their state, the list, the service's form, and the views.
 *
 * @type {readonly (readonly [string, RegExp])[]}
 */
const TAX = [
  [
    'verified-addresses',
    /\/src\/(?:state\/address-verification\/decided|domain\/verified-key|tax\/[^/]+\/api\/(?:alert-text|own-store))\./,
  ],
  [
    'address-call',
    /\/src\/(?:state\/address-verification\/verify-(?:address|and-decide)|tax\/[^/]+\/api\/verify-address)\./,
  ],
  [
    'address-decision',
    /\/src\/(?:state\/address-verification\/(?:decide|decide-step|read-answer)|domain\/verified-address|tax\/[^/]+\/api\/read-verification)\./,
  ],
  [
    'address-verification',
    /\/src\/(?:state\/address-verification\/(?!find-verifier|form-services)|features\/shared\/verification\/VerificationSlot|tax\/[^/]+\/(?:service|api\/verification-settings)\.)/,
  ],
  ['corrected-fields', /\/src\/domain\/corrected-fields\./],
  [
    'verification-dialog',
    /\/src\/(?:features\/shared\/verification\/(?:Verification|Instructions|MarkedAddress)|domain\/marked-address)(?:\.|$)/,
  ],
  ['error-alert', /\/src\/ui\/Dialog\/ErrorAlert\./],
  [
    'checkout-correction',
    /\/src\/state\/checkout\/verification\/(?:apply-correction|verify-billing)\./,
  ],
  ['held-submit', /\/src\/features\/shared\/verification\/useHeldSubmit\./],
  [
    'checkout-verification',
    /\/(?:src\/state\/checkout\/verification\/(?!open-)|elements\/checkout\/tax-services\.)/,
  ],
  [
    'account-verification',
    /\/src\/(?:state\/account\/verif[\w-]+|features\/account\/address-form\/(?:VerifiedForm|verified-fields)|domain\/form-keys)\./,
  ],
  [
    'address-choices',
    /\/src\/(?:(?:state|features)\/multishipping\/choices\/|tax\/[^/]+\/api\/save-choice\.)/,
  ],
  [
    'tax-certificates',
    /\/(?:src\/tax\/[^/]+\/certificates\/(?:service|links|stored-token)|elements\/checkout\/offer-certificates)\./,
  ],
  ['certificates-state', /\/src\/state\/certificates\/(?!recalculate)/],
  ['certificate-list', /\/src\/tax\/[^/]+\/certificates\/(?:calls|read-page)\./],
  ['certificate-form', /\/src\/tax\/[^/]+\/certificates\//],
  [
    'certificate-dialog',
    /\/src\/features\/account\/tax-certificates\/(?:CertificateDialog|ZoneForm|AddedNotice)\./,
  ],
  [
    'account-certificates',
    /\/src\/features\/account\/tax-certificates\/(?:AccountCertificates|CertificateOverview|CertificateTable)\./,
  ],
  [
    'checkout-certificates',
    /\/src\/(?:state\/certificates\/recalculate-checkout|features\/account\/tax-certificates\/CheckoutLinks)\./,
  ],
];

/** @param {string} id @returns {string | undefined} the file of a tax service that a module belongs to */
export const taxFile = (id) => TAX.find(([, modules]) => modules.test(id))?.[0];

/** What wallet buttons load in addition to their provider, and the method of the same buttons in the checkout. It uses existing files, and none is split for it. */
const WALLETS =
  /\/src\/(?:state\/express\/(?:express-session|express-order|check-agreements)\.ts|features\/catalog\/wallets\/(?:product-press\.ts|WalletsStatus\.tsx)|payments\/[^/]+\/(?:wallets\/buttons|smart-buttons\/method|apple-pay|google-pay)\.ts)$/;

/** What a message about paying later needs of the page, and its provider: late, once it is near. It uses existing files, and none is split for it. */
const PAY_LATER =
  /\/src\/(?:features\/catalog\/pay-later\/(?:Product|Cart)Message\.tsx|payments\/[^/]+\/messages\/(?:page|checkout)-message\.ts)$/;

/** Records the product of a page as viewed: late, on product pages. */
const RECORDED_VIEW = /\/src\/state\/recently-viewed\/record-view\.ts$/;

/** The wish list's block in a sidebar, which pages without it never load. It uses existing files, and none is split for it. */
const WISH_BLOCK = /\/src\/features\/catalog\/wishlist\/WishlistBlock\.tsx$/;

/** The files of the read API, measuring, the debug log and regions: only pages that use them load them. */
const ON_REQUEST = /\/(?:elements|src\/api)\/(read-api|measuring|debug|regions)\//;

/**
 * @param {string} id
 * @returns {string | undefined} the file of code that page scripts request
 */
export const askedFor = (id) => ON_REQUEST.exec(id)?.[1];

/**
 * What elements load after the start, by file; the file may contain other code too.
 *
 * @type {readonly { readonly root: RegExp, readonly file: string, readonly area: string }[]}
 */
const LATE = [
  {
    root: /\/(?:src\/platform\/http\/transport|elements\/(?:bridge|define\/offscreen-queue))\.ts$/,
    file: 'transport',
    area: 'every',
  },
  { root: /\/src\/api\/sections\.ts$/, file: 'common', area: 'every' },
  { root: /\/src\/api\/search\.ts$/, file: 'header', area: 'header' },
  {
    root: /\/catalog\/wishlist\/WishlistPage\.tsx$/,
    file: 'elements/till-wishlist',
    area: 'content',
  },
  { root: /\/cart\/mini-cart\/MiniCartDrawer\.tsx$/, file: 'drawer', area: 'cart' },
];

/**
 * @param {string} id
 * @param {Readonly<Record<string, Place>>} places
 * @returns {{ readonly file: string, readonly area: string } | undefined} where following imports starts
 */
const startAt = (id, places) => places[tagOf(id) ?? ''] ?? LATE.find(({ root }) => root.test(id));

/** @param {string} id @returns {boolean} whether it is in another file than the code that loads it */
const comesApart = (id) =>
  RARE.test(id) ||
  LANGUAGES.test(id) ||
  PLATFORM_LANGUAGES.test(id) ||
  LEFT_ORDER.test(id) ||
  FOLLOW_UP.test(id) ||
  SEVERAL_ORDERS.test(id) ||
  REVIEWED_ORDER.test(id) ||
  KEPT_CARDS.test(id) ||
  taxFile(id) !== undefined ||
  WALLETS.test(id) ||
  PAY_LATER.test(id) ||
  RECORDED_VIEW.test(id) ||
  WISH_BLOCK.test(id) ||
  askedFor(id) !== undefined ||
  LATE.some(({ root }) => root.test(id));

/** @typedef {Pick<import('rollup').ManualChunkMeta, 'getModuleIds' | 'getModuleInfo'>} Graph */

/**
 * @param {Graph} graph
 * @param {Iterable<string>} roots
 * @param {boolean} [isLateToo] also follow dynamic imports, unless they have their own file
 * @returns {Set<string>} the roots and everything that they import
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
