import { createHash } from 'node:crypto';

/** A page as rendered by a stock theme, and the hashes of the inline scripts that its policy must trust. */
export interface StockPage {
  readonly html: string;
  readonly hashes: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

const BODY_CLASSES: Readonly<Record<string, string>> = {
  'page-cart': 'checkout-cart-index',
  'page-checkout': 'checkout-index-index',
};

const json = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('/', String.raw`\/`);

const miniCart = (checkout: Json) => `<div data-block="minicart" class="minicart-wrapper">
<a class="action showcart" href="${String(checkout.shoppingCartUrl)}" data-bind="scope: 'minicart_content'"><span class="text">My Cart</span></a>
<div class="block block-minicart" data-role="dropdownDialog"><div id="minicart-content-wrapper" data-bind="scope: 'minicart_content'"></div></div>
<script>window.checkout = ${json(checkout)};</script>
<script type="text/x-magento-init">{"[data-block='minicart']": {"Magento_Ui/js/core/app": {"components": {}}}}</script>
</div>`;

const checkoutScript = (config: unknown) =>
  `<script>window.checkoutConfig = ${json(config)}; window.isCustomerLoggedIn = window.checkoutConfig.isCustomerLoggedIn;</script>`;

const cart = (config: unknown) => `<div class="cart-container"><div class="cart-summary">
<div id="block-summary" data-bind="scope:'block-summary'">${checkoutScript(config)}</div></div>
<form action="/checkout/cart/updatePost/" method="post" id="form-validate" class="form form-cart"></form></div>`;

const checkout = (
  config: unknown,
) => `<div id="checkout" data-bind="scope:'checkout'" class="checkout-container">
<div id="checkout-loader" data-role="checkout-loader" class="loading-mask"></div>
${checkoutScript(config)}</div>`;

/** A stock theme leaves the container empty for its script. */
const SWATCHES = '<div class="swatch-opt" data-role="swatch-options"></div>';

const cookieSettings = `<script type="text/x-magento-init">{"*": {"mage/cookies": {"expires": null, "path": "\\/", "domain": ".localhost", "secure": true, "lifetime": "3600"}}}</script>`;

/** Replaces Till in a page of the demo shop with the stock theme's markup and globals. */
export function stockPage(page: string, origin: string): StockPage {
  const rendered = /<script type="application\/json" data-till-config>(.*?)<\/script>/s.exec(page);
  const config = JSON.parse(rendered?.[1] ?? '{}') as { checkout?: Json; checkoutConfig?: unknown };
  const html = page
    .replace(rendered?.[0] ?? '', `<script>var BASE_URL = ${json(`${origin}/`)};</script>`)
    .replace(/<link rel="modulepreload"[^>]*>\n?/g, '')
    .replace(/<script src="[^"]*\/till\.js"[^>]*><\/script>/, cookieSettings)
    .replace(/<till-mini-cart.*?<\/till-mini-cart>/s, () => miniCart(config.checkout ?? {}))
    .replace(/<till-cart.*?<\/till-cart>/s, () => cart(config.checkoutConfig))
    .replace(/<till-checkout.*?<\/till-checkout>/s, () => checkout(config.checkoutConfig))
    .replace(/<till-swatches>.*?<\/till-swatches>/s, SWATCHES)
    // The stock theme's own script enables it; none runs here.
    .replace(/(<button[^>]*id="product-addtocart-button"[^>]*?) disabled(?:="")?/, '$1')
    .replace('class="product-info"', 'class="product-info product-info-main"')
    // Our other elements wrap the server's own markup, which stays.
    .replace(/<\/?till-[a-z-]+(?: [^>]*)?>/g, '')
    .replace(/<body class="(page-\w+)/, (whole, name: string) =>
      name in BODY_CLASSES ? `${whole} ${BODY_CLASSES[name] ?? ''}` : whole,
    );
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  return {
    html,
    hashes: inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  };
}
