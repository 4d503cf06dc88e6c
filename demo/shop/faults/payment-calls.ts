/** REST paths of the payment module. */
const ofProvider = (path: string): readonly string[] => [
  `/rest/*/V1/stripe/payments/${path}`,
  `/rest/V1/stripe/payments/${path}`,
];

/** Paths of PayPal's module; product pages name the place in the path. */
const ofPaypal = (path: string): readonly string[] => [`/paymentservicespaypal/${path}`];

/** Calls of the payment modules and of the instant purchase that a fault can target. */
export const paymentCalls = {
  'express-params': {
    label: 'Express: parameters',
    method: 'POST',
    paths: ofProvider('ece_params'),
  },
  'express-add-to-cart': {
    label: 'Express: add to cart',
    method: 'POST',
    paths: ofProvider('addtocart'),
  },
  'express-address': {
    label: 'Express: address changed',
    method: 'POST',
    paths: ofProvider('ece_shipping_address_changed'),
  },
  'express-rate': {
    label: 'Express: shipping changed',
    method: 'POST',
    paths: ofProvider('ece_shipping_rate_changed'),
  },
  'express-order': {
    label: 'Express: place the order',
    method: 'POST',
    paths: ofProvider('place_order'),
  },
  'hosted-methods': {
    label: 'Methods of the hosted page',
    method: 'POST',
    paths: ofProvider('get_checkout_payment_methods'),
  },
  'hosted-session': {
    label: 'Session of the hosted page',
    method: 'GET',
    paths: ofProvider('get_checkout_session_id'),
  },
  'hosted-url': {
    label: 'Address of the hosted page',
    method: 'GET',
    paths: ofProvider('get_checkout_session_url'),
  },
  'requires-action': {
    label: 'What a payment waits for',
    method: 'GET',
    paths: ofProvider('get_requires_action'),
  },
  'upcoming-invoice': {
    label: 'Upcoming invoice',
    method: 'GET',
    paths: ofProvider('get_upcoming_invoice'),
  },
  'future-subscriptions': {
    label: 'Future subscriptions',
    method: 'POST',
    paths: ofProvider('get_future_subscriptions'),
  },
  'restore-quote': {
    label: 'Restore the cart',
    method: 'POST',
    paths: ofProvider('restore_quote'),
  },
  'cancel-last-order': {
    label: 'Cancel the last order',
    method: 'POST',
    paths: ofProvider('cancel_last_order'),
  },
  'pay-again': {
    label: 'Pay an order again',
    method: 'POST',
    paths: ofProvider('update_cart'),
  },
  'place-paid-orders': {
    label: 'Several addresses: place and pay the orders',
    method: 'POST',
    paths: ofProvider('place_multishipping_order'),
  },
  'end-paid-orders': {
    label: 'Several addresses: end orders that were to be confirmed',
    method: 'POST',
    paths: ofProvider('finalize_multishipping_order'),
  },
  'list-cards': {
    label: 'List saved cards',
    method: 'GET',
    paths: ofProvider('list_payment_methods'),
  },
  'save-card': {
    label: 'Save a card',
    method: 'POST',
    paths: ofProvider('add_payment_method'),
  },
  'delete-card': {
    label: 'Delete a saved card',
    method: 'POST',
    paths: ofProvider('delete_payment_method'),
  },
  'provider-configuration': {
    label: 'Configuration of the provider',
    method: null,
    paths: ofProvider('get_stripe_configuration'),
  },
  'instant-purchase': {
    label: 'Instant purchase',
    method: 'POST',
    paths: ['/instantpurchase/button/placeOrder'],
  },
  'paypal-order': {
    label: 'PayPal: create the order',
    method: 'POST',
    paths: [...ofPaypal('order/create'), ...ofPaypal('smartbuttons/createpaypalorder*')],
  },
  'paypal-kept-cards': {
    label: 'PayPal: page of the stored cards',
    method: 'GET',
    paths: ['/vault/cards/listaction'],
  },
  'paypal-vault': {
    label: 'PayPal: calls of the add-card page’s script',
    method: 'POST',
    paths: ['/graphql'],
  },
  'paypal-details': {
    label: 'PayPal: what became of the order',
    method: 'GET',
    paths: ofPaypal('order/getcurrentorder'),
  },
  'paypal-add-to-cart': {
    label: 'PayPal: product of the page',
    method: 'POST',
    paths: ofPaypal('smartbuttons/addtocart'),
  },
  'paypal-approved': {
    label: 'PayPal: address after the approval',
    method: 'POST',
    paths: ofPaypal('smartbuttons/updatequote'),
  },
  'paypal-update': {
    label: 'PayPal: amount of the order',
    method: 'POST',
    paths: ofPaypal('smartbuttons/updatepaypalorder'),
  },
  'paypal-cancel': {
    label: 'PayPal: give the product back',
    method: 'POST',
    paths: ofPaypal('smartbuttons/setquoteasinactive'),
  },
  'paypal-shipping': {
    label: 'PayPal: shipping method of the review',
    method: 'POST',
    paths: ofPaypal('smartbuttons/saveShippingMethod'),
  },
  'paypal-place': {
    label: 'PayPal: place the reviewed order',
    method: 'POST',
    paths: ofPaypal('smartbuttons/placeorder'),
  },
  'payment-return': {
    label: 'Return from the provider',
    method: 'GET',
    paths: ['/stripe/payment/*'],
  },
} as const;
