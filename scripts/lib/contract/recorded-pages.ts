import type { Flow } from './captures';

type Json = Readonly<Record<string, unknown>>;

/** A page of a stock shop around the configuration of a real page. */
export interface RecordedPage {
  readonly name: string;
  readonly path: string;
  /** The tag that belongs there. */
  readonly tag: string;
  /** The page's configuration, with the recorded shop's names. */
  readonly config: unknown;
  /** The page, of a shop at this origin. */
  html(origin: string): string;
}

const RECORDED_ORIGIN = 'https://shop.example';

/** JSON as PHP writes it: with escaped slashes and nothing that ends a script. */
const printed = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('/', String.raw`\/`)
    .replaceAll('<', String.raw`\u003C`);

const page = (bodyClass: string, main: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Recorded</title></head>
<body class="${bodyClass}">
<header><div data-block="minicart" class="minicart-wrapper"><a class="action showcart" href="${RECORDED_ORIGIN}/checkout/cart/">My Cart</a></div>
<form class="form minisearch" id="search_mini_form" action="${RECORDED_ORIGIN}/catalogsearch/result/"><input id="search" name="q"></form></header>
<main>${main}</main></body></html>`;

const cartPage = (config: unknown): string =>
  page(
    'checkout-cart-index',
    `<div class="cart-container"><div id="block-summary"><script>window.checkoutConfig = ${printed(config)};</script></div><form id="form-validate"></form></div>`,
  );

const checkoutPage = (config: unknown): string =>
  page(
    'checkout-index-index',
    `<div id="checkout" class="checkout-container"><script>window.checkoutConfig = ${printed(config)};</script></div>`,
  );

const productPage = (init: unknown): string =>
  page(
    'page-product-configurable',
    `<div class="product-info-main"><div class="swatch-opt" data-role="swatch-options"></div><script type="text/x-magento-init">${printed(init)}</script></div>`,
  );

function pageAround(flow: string, file: string, config: unknown): RecordedPage | null {
  const isCart = file === 'checkoutConfig-cart-page-guest.json';
  const isSwatch = file === 'x-magento-init-swatch-renderer.json';
  const isCheckout =
    file.startsWith('checkoutConfig-') &&
    typeof config === 'object' &&
    'quoteData' in (config as Json);
  if (!isSwatch && !isCheckout) return null;
  const [tag, path, draw] = isSwatch
    ? (['till-swatches', '/product.html', productPage] as const)
    : isCart
      ? (['till-cart', '/checkout/cart/', cartPage] as const)
      : (['till-checkout', '/checkout/', checkoutPage] as const);
  const html = draw(config);
  return {
    name: `${flow}/${file}`,
    path,
    tag,
    config,
    html: (origin) =>
      html
        .replaceAll(RECORDED_ORIGIN, origin)
        .replaceAll(
          RECORDED_ORIGIN.replaceAll('/', String.raw`\/`),
          origin.replaceAll('/', String.raw`\/`),
        ),
  };
}

/** A page for every recorded configuration of the cart, the checkout and a product with swatches. */
export const recordedPages = (flows: readonly Flow[]): readonly RecordedPage[] =>
  flows.flatMap(({ name, pages }) =>
    pages.flatMap(({ file, value }) => pageAround(name, file, value) ?? []),
  );

/** The configuration of a page, with the recorded shop's names; undefined where it cannot be read. */
export function configOn(html: string, origin: string): unknown {
  const [, text = ''] =
    /window\.checkoutConfig = (.*?);<\/script>/s.exec(html) ??
    /<script type="text\/x-magento-init">(.*?)<\/script>/s.exec(html) ??
    [];
  try {
    const escaped = JSON.stringify(JSON.parse(text));
    return JSON.parse(escaped.replaceAll(origin, RECORDED_ORIGIN)) as unknown;
  } catch {
    return undefined;
  }
}
