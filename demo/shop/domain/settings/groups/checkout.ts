import { choice, count, inGroup, several, toggle } from '../field-kinds';

/** One thousand of the currency, in cents. */
const MOST_CENTS = 100_000;

/** Cart and checkout. */
export const checkout = inGroup('checkout', {
  guestCheckout: toggle(true, {
    label: 'Guests may check out',
    shows: 'When off, Proceed to Checkout asks a guest to sign in first.',
  }),
  guestCheckoutRedirect: choice(
    'popup',
    { popup: 'A popup on the page', redirect: 'The login page' },
    {
      label: 'Where guests sign in',
      shows: 'What opens when a guest who may not check out proceeds to the checkout.',
    },
  ),
  multishipping: toggle(true, {
    label: 'Ship to several addresses',
    shows: 'The cart links to a checkout in which each item has an address of its own.',
  }),
  minimumOrder: count(MOST_CENTS, 'cents', {
    label: 'Minimum order amount',
    shows:
      'A cart below this subtotal cannot proceed to the checkout and says why; 0 is no minimum.',
  }),
  giftMessages: several(
    { order: 'For the order', items: 'For each item' },
    {
      label: 'Gift messages',
      shows: 'The cart and the checkout take a message to whoever gets the parcel.',
    },
  ),
  storeCredit: count(MOST_CENTS, 'cents', {
    label: 'Store credit of customers',
    shows: 'Signed-in customers may pay with it in the checkout; 0 is none.',
  }),
  pickup: toggle(false, {
    label: 'Pick up in store',
    shows: 'The checkout offers to pick the order up in one of three stores, without an address.',
  }),
  shippingExamples: toggle(false, {
    label: 'Examples of own shipping forms',
    shows: 'Two forms of the shop’s own scripts: a parcel shop, and a time of delivery.',
  }),
  addressLookup: toggle(false, {
    label: 'Address suggestions',
    shows:
      'Suggests addresses of the shop’s own list while the street is typed, in the checkout and in the account.',
  }),
  persistentCart: toggle(false, {
    label: 'Persistent cart',
    shows: 'A shopper who asked to be remembered keeps the cart after the session has ended.',
  }),
  regionExamples: toggle(false, {
    label: 'Examples of own content',
    shows:
      'An order comment, a delivery date and a promise of the shop in places of the cart and the checkout.',
  }),
});
