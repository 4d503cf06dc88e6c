import { choice, count, several, toggle, type ValueOf } from './field-kinds';

const shownPrices = {
  excluding: 'Without tax',
  including: 'With tax',
  both: 'Both',
} as const;

/** Headings of the demonstration's page, in its order. */
export const groups = {
  shop: 'Shop and language',
  lists: 'Product lists',
  content: 'Content pages',
  tax: 'Prices and tax',
  checkout: 'Checkout',
  payments: 'Payments',
  accounts: 'Accounts',
  safety: 'Agreements and captchas',
} as const;

/** Longest that a visitor's clock goes ahead: two years, in minutes. */
const TWO_YEARS = 2 * 365 * 24 * 60;
const MOST_CENTS = 100_000;

/**
 * Everything a visitor can set about the shop. An entry here is all that a new switch needs: the record's type, its
 * validation, the API and the page are made from this table. Defaults are a stock shop's.
 */
export const fields = {
  swapLists: toggle(true, {
    group: 'lists',
    label: 'Change lists in place',
    shows:
      'Sorting, filtering and paging a list of products replace it; when off, each opens a page.',
  }),
  maps: choice(
    'demo',
    {
      demo: 'Drawn',
      slow: 'Drawn late',
      refused: 'The key is refused',
      blocked: 'Blocked',
      broken: 'Broken',
      none: 'No key',
    },
    {
      group: 'content',
      label: 'Maps',
      shows: 'What becomes of the maps service; without it the addresses are a list.',
    },
  ),
  asksConsent: toggle(false, {
    group: 'content',
    label: 'Ask before others are contacted',
    shows: 'Maps and films of other sites wait until the visitor agrees to them.',
  }),
  compareProducts: toggle(true, {
    group: 'lists',
    label: 'Compare products',
    shows: 'Products have a link that puts them on a list, whose page compares them side by side.',
  }),
  measuring: toggle(false, {
    group: 'content',
    label: 'Measure visits',
    shows: 'Pages push what you do to a data layer; the events are listed at the end of this page.',
  }),
  guestCheckout: toggle(true, {
    group: 'checkout',
    label: 'Guests may check out',
    shows: 'When off, Proceed to Checkout asks a guest to sign in first.',
  }),
  guestCheckoutRedirect: choice(
    'popup',
    { popup: 'A popup on the page', redirect: 'The login page' },
    {
      group: 'checkout',
      label: 'Where guests sign in',
      shows: 'What opens when a guest who may not check out proceeds to the checkout.',
    },
  ),
  minimumOrder: count(MOST_CENTS, 'cents', {
    group: 'checkout',
    label: 'Minimum order amount',
    shows:
      'A cart below this subtotal cannot proceed to the checkout and says why; 0 is no minimum.',
  }),
  giftMessages: several(
    { order: 'For the order', items: 'For each item' },
    {
      group: 'checkout',
      label: 'Gift messages',
      shows: 'The cart and the checkout take a message to whoever gets the parcel.',
    },
  ),
  storeCredit: count(MOST_CENTS, 'cents', {
    group: 'checkout',
    label: 'Store credit of customers',
    shows: 'Signed-in customers may pay with it in the checkout; 0 is none.',
  }),
  persistentCart: toggle(false, {
    group: 'checkout',
    label: 'Persistent cart',
    shows: 'A shopper who asked to be remembered keeps the cart after the session has ended.',
  }),
  emailAvailability: toggle(false, {
    group: 'accounts',
    label: 'Checkout recognises e-mail addresses',
    shows: 'A guest who types the address of a customer is offered to sign in within the checkout.',
  }),
  registrationAfterOrder: toggle(false, {
    group: 'accounts',
    label: 'Create an account after the order',
    shows: 'The success page offers a guest an account made from the details of the order.',
  }),
  newsletter: choice(
    'open',
    { open: 'At once', confirm: 'After a letter is confirmed', customers: 'Customers only' },
    {
      group: 'accounts',
      label: 'Newsletter',
      shows: 'How an address from the form at the foot of the page gets on the list.',
    },
  ),
  wishlistCount: choice(
    'items',
    { items: 'Items', quantity: 'Pieces' },
    {
      group: 'accounts',
      label: 'Wish list counter',
      shows: 'What the link to the wish list counts.',
    },
  ),
  taxDisplay: choice('excluding', shownPrices, {
    group: 'tax',
    label: 'Item prices',
    shows: 'How the mini cart, the cart and the checkout show the price of an item.',
  }),
  taxDisplaySubtotal: choice('excluding', shownPrices, {
    group: 'tax',
    label: 'Subtotal',
    shows: 'How the mini cart and the totals show the subtotal.',
  }),
  taxDisplayShipping: choice('excluding', shownPrices, {
    group: 'tax',
    label: 'Shipping prices',
    shows: 'How shipping methods and the totals show what shipping costs.',
  }),
  fullTaxSummary: toggle(false, {
    group: 'tax',
    label: 'Full tax summary',
    shows: 'The totals list each tax with its rate, and can be unfolded.',
  }),
  taxInGrandTotal: toggle(false, {
    group: 'tax',
    label: 'Order total with and without tax',
    shows: 'The checkout shows the order total twice: with tax and without.',
  }),
  shippingTaxed: toggle(false, {
    group: 'tax',
    label: 'Shipping is taxed',
    shows: 'Tax is charged on shipping too, so its price differs with and without tax.',
  }),
  automaticRules: toggle(false, {
    group: 'tax',
    label: 'Discounts without a coupon',
    shows: 'Three pieces or more get 5 % off, and signed-in customers two dollars.',
  }),
  agreements: choice(
    'off',
    {
      off: 'None',
      manual: 'Accepted by the shopper',
      automatic: 'Accepted with the order',
      mixed: 'Both kinds',
    },
    {
      group: 'safety',
      label: 'Terms and conditions',
      shows: 'What a shopper has to agree to before placing an order; texts open in a dialog.',
    },
  ),
  captcha: several(
    {
      user_login: 'Sign in',
      guest_checkout: 'Check out as a guest',
      sales_rule_coupon_request: 'Apply a coupon',
      payment_processing_request: 'Place an order',
    },
    {
      group: 'safety',
      label: 'Captchas',
      shows: 'The forms that ask for the letters of a picture, and refuse without them.',
    },
  ),
  payments: several(
    {
      stripe_payments: 'Cards and wallets',
      stripe_payments_checkout: 'Hosted payment page',
      stripe_payments_bank_transfers: 'Bank transfer',
      demo_card: 'Card form of the shop',
    },
    {
      group: 'payments',
      label: 'Online payments',
      shows:
        'What the checkout offers beside the offline methods; all but the last need the sandbox.',
    },
  ),
  savedCards: toggle(false, {
    group: 'payments',
    label: 'Saved cards',
    shows: 'Customers may keep a card for the next order, and manage their cards in the account.',
  }),
  savedCardCode: toggle(false, {
    group: 'payments',
    label: 'Security code for saved cards',
    shows: 'A saved card asks for its security code before it pays.',
  }),
  expressButtons: toggle(false, {
    group: 'payments',
    label: 'Express buttons',
    shows: 'Wallets pay from the product page, the cart, the mini cart and the checkout.',
  }),
  instantPurchase: toggle(false, {
    group: 'payments',
    label: 'Instant purchase',
    shows: 'Customers with a saved card and default addresses buy a product with one press.',
  }),
  paymentExamples: toggle(false, {
    group: 'payments',
    label: 'Examples of own methods',
    shows: 'Three methods of the shop’s own scripts: a form, a wallet in a window, a bank’s page.',
  }),
  currency: choice(
    'USD',
    { USD: 'US dollars', EUR: 'Euros', JPY: 'Yen (no decimals)', KWD: 'Dinars (three decimals)' },
    {
      group: 'payments',
      label: 'Currency',
      shows: 'The currency of every price, and of what the payment provider is asked for.',
    },
  ),
  language: choice(
    'en',
    { en: 'English', de: 'Deutsch' },
    {
      group: 'shop',
      label: 'Language',
      shows: 'The pages of the shop and every text of the elements, from the shop’s dictionary.',
    },
  ),
  rtl: toggle(false, {
    group: 'shop',
    label: 'Right to left',
    shows: 'Turns the pages and the elements, as for readers of Arabic or Hebrew.',
  }),
  clockOffset: count(TWO_YEARS, 'minutes', {
    group: 'shop',
    label: 'Clock ahead by',
    shows: 'Sessions, form keys and carts end as if this time had passed.',
  }),
} as const;

type Fields = typeof fields;

/** What a visitor has set. `minimumOrder` in cents, `clockOffset` in minutes. */
export type Settings = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };
