import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-multi-checkout>`. */
export const multiCheckoutMeta: ElementMeta = {
  tag: 'till-multi-checkout',
  // For the build, one of the few pages that share the address code of the cart and the checkout.
  area: 'account',
  file: 'own',
  summary: 'A page of the checkout with several addresses.',
  description:
    'For the pages multishipping/checkout/addresses, shipping, billing and overview. Wrap it around the server-rendered ' +
    'content of each; it recognizes the form by its id, and does nothing on a page without one. The forms stay the ' +
    'server’s own and are sent by the browser. Errors are shown at their fields. Rows of items get steppers and one ' +
    'choice of address for all of them; removing an item keeps what was changed in the others. The orders are ' +
    'noted before they are sent: after a lost response they are looked up, and never sent a second time. Where a payment ' +
    'provider that Till knows pays them, its form is among the ways to pay, and all orders are charged together.',
  attributes: {},
  events: [],
  fallback: 'The server-rendered page. It stays in place.',
  example:
    '<till-multi-checkout><form id="multishipping-billing-form" class="form multicheckout billing" action="/multishipping/checkout/overview/" method="post"><fieldset><legend>Payment Method</legend><div id="payment-methods"><input type="radio" name="payment[method]" id="p_method_checkmo" value="checkmo"><label for="p_method_checkmo">Check / Money order</label></div></fieldset><button type="button" id="payment-continue" class="action primary continue"><span>Go to Review Your Order</span></button></form></till-multi-checkout>',
};
