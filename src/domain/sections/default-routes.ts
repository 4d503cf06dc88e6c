import type { SectionSettings } from './section-settings.types';

/** One route per line, with the sections that it changes; only those that every shop has. */
const TABLE = `customer/ajax/login checkout-data cart
rest/*/v1/carts/*/payment-information cart
rest/*/v1/guest-carts/*/payment-information cart
customer/account/logout *
checkout/cart/add cart
checkout/cart/delete cart
checkout/cart/updatepost cart
checkout/cart/updateitemoptions cart
checkout/cart/couponpost cart
checkout/cart/estimatepost cart
checkout/cart/estimateupdatepost cart
checkout/onepage/saveorder cart checkout-data
checkout/sidebar/removeitem cart
checkout/sidebar/updateitemqty cart
rest/*/v1/guest-carts/*/selected-payment-method cart checkout-data
rest/*/v1/carts/*/selected-payment-method cart checkout-data
customer/account/loginpost *
customer/account/createpost *
customer/account/editpost *
directory/currency/switch *
multishipping/checkout/overviewpost cart
paymentservicespaypal/smartbuttons/placeorder cart checkout-data
paymentservicespaypal/smartbuttons/cancel cart checkout-data
paypal/express/placeorder cart checkout-data
paypal/payflowexpress/placeorder cart checkout-data
paypal/express/onauthorization cart checkout-data
sales/guest/reorder cart
sales/order/reorder cart
stores/store/switch *
stores/store/switchrequest *
* messages
wishlist/index/cart cart
wishlist/index/fromcart cart
wishlist/index/allcart cart
wishlist/shared/allcart cart
wishlist/shared/cart cart
braintree/paypal/placeorder cart checkout-data
braintree/googlepay/placeorder cart checkout-data`;

/**
 * A stock shop's table (`endpoints.md` §13) for pages without one of their own, which load no other sections than
 * `defaultSectionSettings` names. Order matters.
 */
export const DEFAULT_ROUTES: SectionSettings['routes'] = TABLE.split('\n').map((line) => {
  const [route = '', ...sections] = line.split(' ');
  return [route, sections];
});
