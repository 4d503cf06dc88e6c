import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-wallet-review>`. */
export const walletReviewMeta: ElementMeta = {
  tag: 'till-wallet-review',
  // For the build: its forms are those of the account pages.
  area: 'account',
  file: 'own',
  summary: 'The page where an order of a wallet is reviewed.',
  description:
    'For the page that a wallet leads to once the shopper has approved the payment, such as ' +
    'paymentservicespaypal/smartbuttons/review. Wrap it around the server-rendered content. The forms stay the server’s ' +
    'own: another shipping method is saved at once, and its items and totals replace those of the page. "Place Order" is ' +
    'disabled until a method is chosen and saved, checks the form, and lets the browser send it once.',
  attributes: {},
  events: [],
  fallback: 'The server-rendered page. It stays in place.',
  example:
    '<till-wallet-review><form id="shipping-method-form" action="/paymentservicespaypal/smartbuttons/saveShippingMethod/" method="post"><select id="shipping-method" name="shipping_method" aria-label="Shipping Method"><option value="">Please select a shipping method...</option><option value="flatrate_flatrate">Fixed $5.00</option></select></form><div id="details-reload"><table><tr><th scope="row">Order Total</th><td>$34.00</td></tr></table></div><form id="order-review-form" action="/paymentservicespaypal/smartbuttons/placeorder/" method="post"><button type="button" id="review-button" class="action checkout primary"><span>Place Order</span></button></form></till-wallet-review>',
};
