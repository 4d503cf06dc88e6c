import { JSDOM } from 'jsdom';

type Json = Readonly<Record<string, unknown>>;

/** Components whose configuration the bundle reads with `configsOf`; a unit test keeps this list complete. */
export const READ_COMPONENTS = [
  'Magento_Catalog/js/product/view/provider',
  'Magento_CatalogSearch/js/search-terms-log',
  'Magento_Checkout/js/empty-cart',
  'Magento_Customer/js/customer-data',
  'Magento_Customer/js/logout-redirect',
  'Magento_Customer/js/section-config',
  'Magento_Review/js/process-reviews',
  'Magento_Swatches/js/swatch-renderer',
  'address',
  'addressValidation',
  'addressValidationModal',
  'billingAddressValidation',
  'breadcrumbs',
  'changeEmailPassword',
  'configurable',
  'directoryRegionUpdater',
  'downloadable',
  'mage/gallery/gallery',
  'Magento_ProductVideo/js/fotorama-add-video-events',
  'pageCache',
  'priceBox',
  'priceBundle',
  'priceOptions',
  'productListToolbarForm',
  'quickSearch',
  'regionUpdater',
] as const;

/** Components whose keys below the first level are data of the shop, such as its routes. */
const SHALLOW = ['Magento_Customer/js/section-config'];

/** Parts of the page's component tree (`Magento_Ui/js/core/app`) that the bundle reads. */
const READ_PARTS = [
  'block-summary',
  'checkout',
  'checkoutProvider',
  'registration',
  'storage-manager',
] as const;

/** Selectors by which elements, their fallbacks or the shop's own scripts find nodes. */
const NODES = [
  '#product_addtocart_form',
  '#product-addtocart-button',
  '#product-addtocart-button[disabled]',
  '#product-options-wrapper',
  '#super-product-table',
  '#downloadable-links-list',
  '#bundleSummary',
  '.bundle-options-container',
  '.swatch-opt',
  '[data-role=priceBox]',
  '[data-price-amount]',
  '.price-wrapper .price',
  '[data-gallery-role=gallery-placeholder]',
  '#product-review-container, [data-role="product-review"]',
  '.breadcrumbs',
  '[data-block=minicart]',
  '[data-action=navigation]',
  '#search_mini_form #search',
  '[data-placeholder=messages]',
  '#authenticationPopup',
  '#form-validate',
  '#shopping-cart-table',
  '#cart-totals',
  '#block-shipping',
  '#discount-coupon-form',
  '#checkout',
  '#registration',
  '.checkout-success',
  '#login-form',
  '#send2[disabled]',
  '.product-item [data-role=tocart-form]',
  '.product-item button.tocart[disabled]',
  '.toolbar-products',
] as const;

/** Forms whose action scripts or elements look for; others are the theme's concern. */
const FORMS =
  /^\/(?:checkout\/cart|catalogsearch|customer\/account\/(?:loginPost|createpost)|review)/;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? '[]' : 'list';
  return typeof value;
};

/** Ids differ from shop to shop. */
const anyNumber = (text: string): string => text.replace(/\d+/g, 'N');

const isDictionary = (value: Json): boolean =>
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => /^(?:\d+|[A-Z]{2})$/.test(key));

/** Keys below `value` with the types of their values, `depth` levels deep. */
function keysOf(value: unknown, path: string, depth: number): readonly string[] {
  const here = `${path} is ${kindOf(value)}`;
  if (!isObject(value) || depth === 0) return [here];
  if (isDictionary(value)) {
    return Object.values(value).flatMap((one) => keysOf(one, `${path}.*`, depth - 1));
  }
  return Object.entries(value).flatMap(([key, one]) => keysOf(one, `${path}.${key}`, depth - 1));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isRead = (component: string): boolean =>
  (READ_COMPONENTS as readonly string[]).includes(component);

/** The facts of one block: components with their place, and the keys of their configuration. */
function blockFacts(components: Json, place: string): readonly string[] {
  return Object.entries(components).flatMap(([name, config]) => {
    if (isRead(name)) {
      return [`${name} for ${place}`, ...keysOf(config, name, SHALLOW.includes(name) ? 1 : 2)];
    }
    const parts = isObject(config) && isObject(config.components) ? config.components : {};
    return READ_PARTS.filter((part) => part in parts).flatMap((part) => [
      `${part} for ${place}`,
      ...keysOf(parts[part], part, part === 'checkoutProvider' ? 2 : 1),
    ]);
  });
}

/** A short name of an element: its tag with id or first class. */
const nameOf = (element: Element): string => {
  const [first = ''] = element.classList;
  if (element.id !== '') return `${element.localName}#${anyNumber(element.id)}`;
  return first === '' ? element.localName : `${element.localName}.${first}`;
};

function initFacts(page: Document): readonly string[] {
  const scripts = [...page.querySelectorAll('script[type="text/x-magento-init"]')];
  const attributes = [...page.querySelectorAll('[data-mage-init]')];
  return [
    ...scripts.flatMap(({ textContent }) => {
      const block = parse(textContent);
      return Object.entries(isObject(block) ? block : {}).flatMap(([selector, components]) =>
        isObject(components) ? blockFacts(components, anyNumber(selector)) : [],
      );
    }),
    ...attributes.flatMap((element) => {
      const components = parse(element.getAttribute('data-mage-init') ?? '');
      return isObject(components) ? blockFacts(components, `attribute of ${nameOf(element)}`) : [];
    }),
  ];
}

/** The page's configuration objects: assigned to `window`, or in a `data-till-config` block, which is equivalent. */
function globalFacts(page: Document): readonly string[] {
  const own = [...page.querySelectorAll('script[data-till-config]')].map((one) =>
    parse(one.textContent),
  );
  const assigned = [...page.querySelectorAll('script:not([type])')].flatMap(({ textContent }) =>
    [...textContent.matchAll(/window\.(checkout|checkoutConfig)\s*=\s*(\{.*\});?\s*$/gms)].map(
      ([, name = '', text = '']) => ({ [name]: parse(text) }),
    ),
  );
  return [...own, ...assigned].flatMap((block) =>
    ['checkout', 'checkoutConfig'].flatMap((name) =>
      isObject(block) && name in block ? keysOf(block[name], `window.${name}`, 1) : [],
    ),
  );
}

/** A form's address without host, ids and redirect parameters. */
const addressOf = (form: HTMLFormElement): string =>
  (form.getAttribute('action') ?? '')
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/\/(?:uenc|product|id)\/.*/, '/')
    .replace(/\/?$/, '/');

function formFacts(page: Document): readonly string[] {
  return [...page.querySelectorAll('form')].flatMap((form) => {
    const address = addressOf(form);
    if (!FORMS.test(address)) return [];
    const name = `${form.method} ${address}`;
    const fields = [...form.querySelectorAll('[name]:is(input, select, textarea)')];
    return [
      `form ${name}`,
      ...fields.map((field) => `field ${anyNumber(field.getAttribute('name') ?? '')} of ${name}`),
    ];
  });
}

/**
 * What the bundle can read from a page: the components that it configures with the keys of their
 * configuration, the configuration objects of `window`, nodes, forms and their fields. One sentence each, without ids.
 */
export function pageFacts(html: string): ReadonlySet<string> {
  const { document: page } = new JSDOM(html).window;
  const nodes = NODES.filter((selector) => page.querySelector(selector) !== null);
  return new Set([
    ...initFacts(page),
    ...globalFacts(page),
    ...nodes.map((selector) => `node ${selector}`),
    ...formFacts(page),
  ]);
}

/** Facts of `some` that `others` lack; for a missing component or form only that it is missing. */
function lacking(some: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] {
  const heads = [...others].map((fact) => fact.split(' for ')[0] ?? fact);
  const isOfNone = (fact: string): boolean => {
    const [, form] = /^field .* of (.*)$/.exec(fact) ?? [];
    if (form !== undefined) return !others.has(`form ${form}`);
    const key = fact.split(' is ')[0] ?? '';
    if (/^node |^form | for /.test(fact) || key.startsWith('window.')) return false;
    return !heads.some((head) => key === head || key.startsWith(`${head}.`));
  };
  return [...some].filter((fact) => !others.has(fact) && !isOfNone(fact));
}

/** How a page differs from a recorded one, one sentence each. */
export function pageDifferences(recorded: string, actual: string): readonly string[] {
  const [wanted, given] = [pageFacts(recorded), pageFacts(actual)];
  return [
    ...lacking(wanted, given).map((fact) => `missing: ${fact}`),
    ...lacking(given, wanted).map((fact) => `not there: ${fact}`),
  ];
}
