/**
 * The inventory of the scripts of a payment page that PCI DSS 4 requires (6.4.3): each script, what it is for, and how
 * its integrity is assured. Generated with every build, since file names and hashes change with it.
 */

/** Elements that take payment data or start a payment. */
const PAYMENT_TAGS = [
  'till-checkout',
  'till-card-fields',
  'till-wallets',
  'till-saved-cards',
  'till-instant-purchase',
  'till-subscription-review',
];

/** @type {Readonly<Record<string, string>>} */
const PURPOSES = {
  'till.js': 'finds the elements of the page and loads their files',
  'till-early.js': 'keeps the page’s configuration until the elements start',
  'till-datalayer.js': 'pushes measuring events to a data layer, where the shop has its tag',
};

/**
 * Scripts of providers, loaded by their method's code and only while the shop offers it. Providers change them without
 * notice and forbid copies, so they have no hash: the content security policy allows their origin alone.
 */
const PROVIDERS = [
  {
    script: 'https://js.stripe.com/v3/',
    purpose: 'card fields, wallets and authentication; offered methods `stripe_payments…`',
  },
  {
    script: 'https://www.paypal.com/sdk/js',
    purpose:
      'PayPal’s buttons, card fields, Apple Pay and Google Pay; offered methods `payment_services_paypal_…`',
  },
  {
    script: 'https://applepay.cdn-apple.com/jsapi/v1/apple-pay-sdk.js',
    purpose: 'Apple Pay; offered method `payment_services_paypal_apple_pay`',
  },
  {
    script: 'https://pay.google.com/gp/p/js/pay.js',
    purpose: 'Google Pay; offered method `payment_services_paypal_google_pay`',
  },
];

/** @param {string} file @param {readonly string[]} tags */
function purposeOf(file, tags) {
  if (PURPOSES[file] !== undefined) return PURPOSES[file];
  if (file.startsWith('elements/')) return `defines \`<${file.slice(9, -3)}>\``;
  return tags.length > 0
    ? `code of ${tags.map((tag) => `\`<${tag}>\``).join(', ')}`
    : 'loaded on demand by the elements above';
}

/**
 * The inventory as Markdown.
 *
 * @param {{ tags: Record<string, { files: readonly string[] }>, integrity: Record<string, string> }} manifest
 * @returns {string}
 */
export function scriptInventory({ tags, integrity }) {
  const present = PAYMENT_TAGS.filter((tag) => tags[tag] !== undefined);
  const isOfOtherTag = (/** @type {string} */ file) =>
    file.startsWith('elements/') && !present.includes(file.slice('elements/'.length, -3));
  const rows = Object.entries(integrity)
    .filter(([file]) =>
      /^(?:till(?:-early|-datalayer)?\.js|elements\/.*\.js|chunks\/.*\.js)$/.test(file),
    )
    .filter(([file]) => !isOfOtherTag(file))
    .map(([file, hash]) => {
      const users = present.filter((tag) => tags[tag]?.files.includes(file));
      return `| \`${file}\` | ${purposeOf(file, users)} | \`${hash}\` |`;
    });
  const providers = PROVIDERS.map(
    ({ script, purpose }) => `| ${script} | ${purpose} | origin allowed by the page’s policy |`,
  );
  return [
    '# Scripts of a payment page',
    '',
    'For the inventory of PCI DSS 4, requirement 6.4.3. Made by the build; the hashes are those of `till-manifest.json`.',
    '',
    '| script | what it is for | integrity |',
    '|---|---|---|',
    ...rows,
    ...providers,
    '',
  ].join('\n');
}
