import { catalogRows } from './catalog-rows';
import {
  ANSWERED_LATE,
  API_WORDS,
  ASK_AGAIN,
  COMES_BACK,
  asTold,
  failing,
  GENERAL,
  INTERNAL,
  newerCounts,
  NO_ENTITY,
  PAGE_AGAIN,
  proved,
  seen,
  TOO_MANY,
  toldAlike,
  UNREACHED,
  type Cell,
  type Row,
  type Told,
} from './cells';

/** Only a missing response points to the connection. */
const CART_UNREACHED = 'Your cart could not be loaded. Please check your connection.';
const CART_LOST = 'Your cart could not be loaded.';
const CART_FAILURES = {
  html: CART_LOST,
  half: CART_LOST,
  empty: CART_LOST,
  '404': CART_LOST,
  '429': CART_LOST,
  '500': CART_LOST,
  offline: CART_UNREACHED,
} as const;
const CART_KEPT = 'Your cart could not be changed. Please check your connection and try again.';
const TOTALS_LOST = 'The totals could not be loaded.';
const NO_LOGIN = 'Could not authenticate. Please try again later';
const NOT_REACHED =
  'The shop could not be reached, so your order was not placed. Please check your connection and try again.';
const NOT_SENT = 'Your order was not placed. Please place it again.';
const REVIEW_FAILURES = {
  html: NOT_SENT,
  half: NOT_SENT,
  empty: NOT_SENT,
  '404': NO_ENTITY,
  '429': TOO_MANY,
  '500': NOT_SENT,
  offline: NOT_REACHED,
} as const;
const APPLIED = 'Your coupon was successfully applied.';
const REMOVED = 'Your coupon was successfully removed.';
const ACCOUNT = 'You already have an account with us. Sign in or continue as guest.';
const NOT_PLACED =
  'A server error stopped your order from being placed. Please try to place your order again.';
const NOT_ARRIVED =
  'The connection was lost before your order reached the shop. No order was placed: please place it again.';

const LINE_BACK = 'the old quantity shows again; the next attempt works';
const LINE_MADE = 'the cart is reloaded and shows the change';
const GOES_ON = 'what was typed stays; the payment step opens when the network is back';
const STAYS = 'the step stays open with what was typed; "Next" tries again';

const LET_IN =
  'the shopper may try the password again, unless the shop reports that the customer is signed in';

const LOGIN = 'the login page opens; what was typed is saved';
const leavesFrom = (): Cell =>
  proved(null, LOGIN, 'session/session-ended', 'leads from %s to the login page');
const noAnswer = (says: string, then: string): Cell =>
  proved(says, `after the time limit: ${then}`, 'faults', 'says so when %s never ends');
const failedCheck = (): Cell =>
  proved(
    ACCOUNT,
    'the shopper enters the password or continues as a guest',
    'faults',
    'takes a failed e-mail check for an account, and lets the guest go on (%s)',
  );
const failedLogin = (then = LET_IN): Cell =>
  proved(NO_LOGIN, then, 'faults', 'says that a sign-in failed (%s)');
const pageAgain = (): Cell =>
  proved(
    null,
    PAGE_AGAIN,
    'add-to-cart/add-to-cart',
    'brings the page again after an answer that is none: $kind',
  );
const pageKept = (says: string): Cell =>
  proved(
    says,
    'the page stays',
    'add-to-cart/add-to-cart',
    'keeps the page without an answer (%s)',
  );
const lostOrder = (says: string): Cell =>
  proved(
    says,
    'the order is looked up; if there is none, it may be placed again',
    'checkout/placing/place-order',
    'says so when the cart is still open after a lost answer, and may then be asked again (%s)',
  );
const oneAtATime = (file: string, test: string): Cell =>
  proved(null, 'cannot happen: requests are sent one at a time', file, test);

const FORM_TURNS = 'sends one form after the other, and keeps what is typed meanwhile';
const FORM_POSTED: Told = [null, PAGE_AGAIN];
const FORM_TAKEN: Told = [
  null,
  'any page counts as success; the reloaded cart shows the quantities',
];
const FORM_KEPT = 'what was typed is kept, unless the cart already holds it';

/** Every call of the elements, with every fault it can meet. */
export const matrix = {
  sections: {
    title: 'Loading the cart (sections)',
    cells: {
      late: seen(null, ANSWERED_LATE),
      never: proved(
        CART_UNREACHED,
        `after the time limit: ${ASK_AGAIN}`,
        'sections/start-sections',
        'says that a load failed, keeps the page and tries again when asked',
      ),
      'out of order': proved(
        null,
        'the newer response wins',
        'sections/start-sections',
        'make an answer that was on its way worthless',
      ),
      '401': seen(CART_LOST, ASK_AGAIN),
      ...failing(ASK_AGAIN, CART_FAILURES),
    },
  },
  'update-quantity': {
    title: 'Changing a quantity in the mini cart',
    cells: {
      late: seen(null, ANSWERED_LATE),
      never: noAnswer(CART_KEPT, LINE_BACK),
      'out of order': oneAtATime(
        'cart/change-line',
        'never has two writes of a line in flight, and sends what was wished meanwhile',
      ),
      '401': leavesFrom(),
      ...failing(LINE_BACK, GENERAL),
      half: seen(null, LINE_MADE),
      empty: seen(null, LINE_MADE),
      offline: seen(CART_KEPT, LINE_BACK),
      lost: seen(null, LINE_MADE),
    },
  },
  'remove-item': {
    title: 'Removing a line in the mini cart',
    cells: {
      late: seen(null, ANSWERED_LATE),
      never: noAnswer(CART_KEPT, 'the line stays'),
      'out of order': oneAtATime(
        'cart/change-line',
        'removes a line by its id, after what is still being sent about it',
      ),
      '401': leavesFrom(),
      ...failing('the line stays; the next attempt removes it', GENERAL),
      half: seen(null, LINE_MADE),
      empty: proved(
        null,
        LINE_MADE,
        'cart/change-line',
        'says nothing of a removal whose answer was lost, when the cart is without it',
      ),
      offline: seen(CART_KEPT, 'the line stays; the next attempt removes it'),
      lost: proved(
        null,
        LINE_MADE,
        'cart/change-line',
        'says nothing of a removal whose answer was lost, when the cart is without it',
      ),
    },
  },
  'add-to-cart': {
    title: 'Adding a product to the cart',
    cells: {
      late: seen(null, 'the button is busy, then the cart counts one more'),
      never: pageKept('The shop takes too long. Please look into your cart before you try again.'),
      'out of order': proved(
        null,
        'cannot happen: one request at a time',
        'add-to-cart/add-to-cart',
        'posts the form once however often it is pressed, and counts it at once',
      ),
      html: seen(null, PAGE_AGAIN),
      half: pageAgain(),
      empty: seen(null, 'counts as success, as an empty list does: the product is in the cart'),
      '401': pageAgain(),
      '404': pageAgain(),
      '429': pageAgain(),
      '500': pageAgain(),
      offline: seen(
        'The shop cannot be reached. What you chose is still here: please try again.',
        'the page stays; the next attempt works',
      ),
      lost: seen(null, 'the cart is reloaded and nothing is sent again: the product is in it once'),
    },
  },
  'email-check': {
    title: 'Checking whether an e-mail has an account',
    cells: {
      late: proved(
        null,
        ANSWERED_LATE,
        'checkout/checkout-state',
        'is asked about 2000 ms after the last letter; an account opens the password field',
      ),
      never: failedCheck(),
      'out of order': proved(
        null,
        'the newer response wins',
        'checkout/shipping/submit-shipping',
        'that is typed next calls the older question off, whose answer then says nothing',
      ),
      html: failedCheck(),
      half: failedCheck(),
      empty: failedCheck(),
      '401': failedCheck(),
      '404': failedCheck(),
      '429': failedCheck(),
      '500': failedCheck(),
      offline: failedCheck(),
    },
  },
  'shipping-rates': {
    title: 'Loading shipping methods',
    cells: {
      late: seen(null, ANSWERED_LATE),
      never: noAnswer(GENERAL, ASK_AGAIN),
      'out of order': proved(
        null,
        'the newer response wins',
        'checkout/shipping/estimate-shipping',
        'shows the rates and totals of the newest address, in whatever order answers come',
      ),
      '401': leavesFrom(),
      ...failing(ASK_AGAIN, API_WORDS, COMES_BACK),
    },
  },
  totals: {
    title: 'Loading estimated totals',
    cells: {
      late: seen(null, ANSWERED_LATE),
      never: noAnswer(TOTALS_LOST, ASK_AGAIN),
      'out of order': proved(
        null,
        'the newer response wins',
        'checkout/shipping/estimate-shipping',
        'shows the rates and totals of the newest address, in whatever order answers come',
      ),
      '401': leavesFrom(),
      ...failing(ASK_AGAIN, TOTALS_LOST, COMES_BACK),
    },
  },
  'save-shipping': {
    title: 'Saving the shipping step ("Next")',
    cells: {
      late: seen(null, 'the button is busy, then the payment step opens'),
      never: noAnswer(GENERAL, STAYS),
      'out of order': proved(
        null,
        'cannot happen: one request at a time',
        'checkout/shipping/estimate-shipping',
        'saves address and method and opens the payment step with its methods',
      ),
      '401': leavesFrom(),
      ...failing(STAYS, API_WORDS, GOES_ON),
    },
  },
  'save-payment': {
    title: 'Saving the payment method',
    cells: {
      late: seen(null, ANSWERED_LATE),
      never: noAnswer(GENERAL, 'the choice stays; the order sends it'),
      'out of order': proved(
        null,
        'the newer choice wins',
        'checkout/placing/one-order',
        'is made at most once, at the sum that was shown, with nothing typed lost',
      ),
      '401': leavesFrom(),
      ...failing('the choice stays; the order sends it', API_WORDS),
    },
  },
  review: {
    title: 'Checking the order before it is sent',
    cells: {
      late: seen(null, 'the button is busy, then the order is sent'),
      never: noAnswer(NOT_REACHED, 'the order is not sent'),
      'out of order': proved(
        null,
        'cannot happen: one order at a time',
        'checkout/placing/place-order',
        'sends one order for a double click',
      ),
      '401': leavesFrom(),
      ...failing('the order is not sent; the button may be pressed again', REVIEW_FAILURES),
    },
  },
  'place-order': {
    title: 'Placing the order',
    cells: {
      late: seen(null, 'one order'),
      never: lostOrder(NOT_ARRIVED),
      'out of order': oneAtATime(
        'checkout/placing/place-order',
        'sends one order for a double click',
      ),
      html: lostOrder(NOT_PLACED),
      half: seen(null, 'the order is looked up and found: one order'),
      empty: seen(null, 'the order is looked up and found: one order'),
      '401': proved(
        'Your session has expired. Please sign in again: what you entered is kept.',
        LOGIN,
        'checkout/placing/place-order',
        'says that the session has ended before it leads to the login page',
      ),
      '404': seen(NO_ENTITY, 'no order was made; it may be placed again'),
      '429': seen(NOT_SENT, 'the order is looked up; if there is none, it may be placed again'),
      '500': seen(INTERNAL, 'the order is looked up; if there is none, it may be placed again'),
      offline: proved(
        null,
        'the order is looked up until the shop responds; nothing is sent again',
        'checkout/placing/place-order',
        'stays in doubt while the shop cannot be reached, and looks again on request',
      ),
      lost: seen(null, 'the order is looked up and found: one order'),
    },
  },
  coupon: {
    title: 'Applying a coupon',
    cells: {
      late: seen(APPLIED, 'the button is busy until then'),
      never: noAnswer(GENERAL, 'the code stays in the field'),
      'out of order': oneAtATime('faults', 'sends coupons one after the other'),
      '401': leavesFrom(),
      ...failing('the code stays in the field and may be sent again', API_WORDS),
      half: seen(APPLIED, 'the new totals show the coupon'),
      empty: seen(APPLIED, 'the new totals show the coupon'),
    },
  },
  'coupon-off': {
    title: 'Removing a coupon',
    cells: {
      late: seen(REMOVED, 'the button is busy until then'),
      never: noAnswer(GENERAL, 'the coupon stays'),
      'out of order': oneAtATime('faults', 'sends coupons one after the other'),
      '401': leavesFrom(),
      ...failing('the coupon stays and may be removed again', API_WORDS),
      half: seen(REMOVED, 'the new totals no longer show the coupon'),
      empty: seen(REMOVED, 'the new totals no longer show the coupon'),
    },
  },
  login: {
    title: 'Signing in beside the e-mail',
    cells: {
      late: proved(
        null,
        'the button is busy until then',
        'checkout/checkout-state',
        'with its password signs in, and what was typed stays',
      ),
      never: failedLogin(),
      'out of order': proved(
        null,
        'cannot happen: one request at a time',
        'session/popup-login',
        'asks once, and keeps what was typed out of the store',
      ),
      html: failedLogin(),
      half: failedLogin(),
      empty: failedLogin(),
      '401': failedLogin('the shopper may try the password again'),
      '404': failedLogin(),
      '429': failedLogin(),
      '500': failedLogin(),
      offline: failedLogin(),
    },
  },
  'check-cart': {
    title: 'Checking the quantities of the cart page',
    cells: asTold(
      {
        late: [null, ANSWERED_LATE],
        never: [null, `after the time limit: ${PAGE_AGAIN}`],
        html: FORM_POSTED,
        half: FORM_POSTED,
        empty: FORM_POSTED,
        '401': [null, LOGIN],
        '404': FORM_POSTED,
        '429': FORM_POSTED,
        '500': FORM_POSTED,
        offline: [CART_KEPT, 'the page stays with what was typed'],
      },
      oneAtATime('cart/update-cart', FORM_TURNS),
    ),
  },
  'save-cart': {
    title: 'Saving the quantities of the cart page',
    cells: asTold(
      {
        ...toldAlike(GENERAL, FORM_KEPT),
        offline: [UNREACHED, FORM_KEPT],
        late: [null, ANSWERED_LATE],
        html: FORM_TAKEN,
        half: FORM_TAKEN,
        empty: FORM_TAKEN,
        '401': [null, LOGIN],
      },
      oneAtATime('cart/update-cart', FORM_TURNS),
    ),
  },
  'estimate-rates': {
    title: 'Estimating the shipping on the cart page: methods',
    cells: asTold(
      {
        ...toldAlike(API_WORDS, ASK_AGAIN),
        late: [null, ANSWERED_LATE],
        '401': [null, LOGIN],
      },
      newerCounts(
        'estimate/estimate-cart',
        'shows the newest place, in whatever order answers come',
      ),
    ),
  },
  'estimate-totals': {
    title: 'Estimating the shipping on the cart page: totals',
    cells: asTold(
      {
        ...toldAlike(TOTALS_LOST, ASK_AGAIN),
        late: [null, ANSWERED_LATE],
        '401': [null, LOGIN],
      },
      newerCounts(
        'estimate/estimate-cart',
        'shows the newest place, in whatever order answers come',
      ),
    ),
  },
  'payment-methods': {
    title: 'Reloading the payment methods',
    cells: asTold(
      {
        ...toldAlike(API_WORDS, `${ASK_AGAIN}; the choice stays`),
        late: [null, ANSWERED_LATE],
        '401': [null, LOGIN],
      },
      newerCounts('faults', 'shows the ways to pay of the newest answer'),
    ),
  },
  'popup-login': {
    title: 'Signing in through the popup',
    cells: asTold(
      {
        ...toldAlike(NO_LOGIN, LET_IN),
        late: [null, 'the button is busy, then the checkout opens'],
        '401': [NO_LOGIN, 'the shopper may try the password again'],
      },
      proved(
        null,
        'cannot happen: one request at a time',
        'session/popup-login',
        'asks once, and keeps what was typed out of the store',
      ),
    ),
  },
  ...catalogRows,
} as const satisfies Readonly<Record<string, Row>>;
