/** Pages as rendered by Luma around the mini cart, the cart and the checkout, for a shop at this origin. */

const miniCart = (origin: string) => `<div data-block="minicart" class="minicart-wrapper">
<a class="action showcart" href="${origin}/checkout/cart/" data-bind="scope: 'minicart_content'">
<span class="text">My Cart</span>
<span class="counter qty empty" data-bind="css: { empty: !!getCartParam('summary_count') == false }"><span class="counter-number"><!-- ko text: getCartParam('summary_count') --><!-- /ko --></span></span>
</a>
<div class="block block-minicart" data-role="dropdownDialog"><div id="minicart-content-wrapper" data-bind="scope: 'minicart_content'"><!-- ko template: getTemplate() --><!-- /ko --></div></div>
<script>window.checkout = ${JSON.stringify({ shoppingCartUrl: `${origin}/checkout/cart/`, baseUrl: `${origin}/` }).replaceAll('/', '\\/')};</script>
<script type="text/x-magento-init">{"[data-block='minicart']": {"Magento_Ui/js/core/app": {"components": {}}}}</script>
</div>`;

function page(origin: string, bodyClass: string, header: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head prefix="og: http://ogp.me/ns#">
<script>var BASE_URL = '${`${origin}/`.replaceAll(':', String.raw`\u003A`).replaceAll('/', String.raw`\u002F`)}'; var require = {"baseUrl": "${origin}/static/version1/frontend/Magento/luma/en_US"};</script>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'self' 'unsafe-inline'; upgrade-insecure-requests">
<title>Luma</title>
<link rel="stylesheet" href="${origin}/static/version1/styles.css" integrity="sha256-x">
</head>
<body data-container="body" class="${bodyClass} page-layout-1column">
<script type="text/x-magento-init">{"*": {"mage/cookies": {"expires": null, "path": "\\/", "domain": ".${new URL(origin).hostname}", "secure": true, "lifetime": "3600"}}}</script>
<header class="page-header">${header}</header>
<main id="maincontent" class="page-main">${main}</main>
</body>
</html>`;
}

/** Any page of the catalogue. */
export const homePage = (origin: string): string =>
  page(origin, 'cms-index-index', miniCart(origin), '<p>100 % caf\u00e9 &amp; <b>more</p>');

/** The cart page with something in the cart. */
export const cartPage = (origin: string): string =>
  page(
    origin,
    'checkout-cart-index',
    miniCart(origin),
    `<div class="cart-container"><div class="cart-summary"><div id="block-summary" data-bind="scope:'block-summary'">
<script type="text/x-magento-init">{"#block-summary": {"Magento_Ui/js/core/app": {"components": {}}}}</script>
<script>window.checkoutConfig = {"cartUrl": "${origin}/checkout/cart/"};</script></div></div>
<form action="${origin}/checkout/cart/updatePost/" id="form-validate" class="form form-cart"><input name="form_key" type="hidden" value="k"></form></div>`,
  );

/** The cart page with an empty cart. */
export const emptyCartPage = (origin: string): string =>
  page(origin, 'checkout-cart-index', miniCart(origin), '<div class="cart-empty"></div>');

/** The checkout, whose header has no mini cart. */
export const checkoutPage = (origin: string): string =>
  page(
    origin,
    'checkout-index-index',
    '',
    `<div id="checkout" data-bind="scope:'checkout'" class="checkout-container"><div id="checkout-loader" class="loading-mask"></div><!-- ko template: getTemplate() --><!-- /ko -->
<script type="text/x-magento-init">{"#checkout": {"Magento_Ui/js/core/app": {"components": {}}}}</script>
<script>window.checkoutConfig = {"checkoutUrl": "${origin}/checkout/"};</script></div>`,
  );
