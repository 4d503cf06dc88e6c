import type { SectionSettings } from './section-settings.types';

/** Routes and their sections, one route per line. */
const TABLE = `customer/ajax/login captcha checkout-data cart
rest/*/v1/carts/*/payment-information captcha cart last-ordered-items instant-purchase
rest/*/v1/guest-carts/*/payment-information captcha cart
catalog/product_compare/add compare-products
catalog/product_compare/remove compare-products
catalog/product_compare/clear compare-products
customer/account/logout recently_viewed_product recently_compared_product * persistent
checkout/cart/add cart directory-data
checkout/cart/delete cart
checkout/cart/updatepost cart
checkout/cart/updateitemoptions cart
checkout/cart/couponpost cart
checkout/cart/estimatepost cart
checkout/cart/estimateupdatepost cart
checkout/onepage/saveorder cart checkout-data last-ordered-items
checkout/sidebar/removeitem cart
checkout/sidebar/updateitemqty cart
rest/*/v1/guest-carts/*/selected-payment-method cart checkout-data
rest/*/v1/carts/*/selected-payment-method cart checkout-data instant-purchase
customer/account/loginpost *
customer/account/createpost *
customer/account/editpost *
directory/currency/switch *
customer/address/* instant-purchase
customer/account/* instant-purchase
vault/cards/deleteaction instant-purchase
multishipping/checkout/overviewpost cart
paymentservicespaypal/smartbuttons/placeorder cart checkout-data
paymentservicespaypal/smartbuttons/cancel cart checkout-data
paypal/express/placeorder cart checkout-data
paypal/payflowexpress/placeorder cart checkout-data
paypal/express/onauthorization cart checkout-data
persistent/index/unsetcookie persistent
review/product/post review
sales/guest/reorder cart
sales/order/reorder cart
stores/store/switch *
stores/store/switchrequest *
* messages
wishlist/index/add wishlist
wishlist/index/remove wishlist
wishlist/index/updateitemoptions wishlist
wishlist/index/update wishlist
wishlist/index/cart wishlist cart
wishlist/index/fromcart wishlist cart
wishlist/index/allcart wishlist cart
wishlist/shared/allcart wishlist cart
wishlist/shared/cart cart
braintree/paypal/placeorder cart checkout-data
braintree/googlepay/placeorder cart checkout-data`;

/** A stock shop's table (`endpoints.md` §13), for pages without one of their own. Order matters. */
export const DEFAULT_ROUTES: SectionSettings['routes'] = TABLE.split('\n').map((line) => {
  const [route = '', ...sections] = line.split(' ');
  return [route, sections];
});
