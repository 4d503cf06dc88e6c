import { accountRows } from './account-rows';
import { catalogRows } from './catalog-rows';
import { giftRows } from './gift-rows';
import {
  LATE_RESPONSE,
  API_MESSAGES,
  RETRY_BUTTON,
  RETRIED_ONLINE,
  unitTested,
  failing,
  GENERAL,
  INTERNAL,
  newestWins,
  NO_ENTITY,
  NOT_ARRIVED,
  NOT_PLACED,
  NOT_SENT,
  PAGE_RELOADS,
  provedBy,
  browserTested,
  TOO_MANY,
  everyFailure,
  UNREACHED,
  type Cell,
  type Row,
  type Outcome,
} from './cells';
import { contentRows } from './content-rows';
import { multishippingRows } from './multishipping-rows';
import { paypalRows } from './paypal-rows';
import { taxRows } from './tax-rows';

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
const LINE_UNREACHED =
  'Your cart could not be changed. Please check your connection and try again.';
const TOTALS_LOST = 'The totals could not be loaded.';
const NO_LOGIN = 'Could not authenticate. Please try again later';
const NOT_REACHED =
  'The shop could not be reached, so your order was not placed. Please check your connection and try again.';
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
const HAS_ACCOUNT = 'You already have an account with us. Sign in or continue as guest.';

const LINE_RESTORED = 'the old quantity shows again; the next attempt works';
const LINE_CHANGED = 'the cart is reloaded and shows the change';
const CONTINUES = 'what was typed stays; the payment step opens when the network is back';
const STEP_STAYS = 'the step stays open with what was typed; "Next" tries again';

const LOGIN_RETRY =
  'the shopper may try the password again, unless the shop reports that the customer is signed in';

const LOGIN = 'the login page opens; what was typed is saved';
const leavesFrom = (): Cell =>
  provedBy(null, LOGIN, 'session/session-ended', 'leads from %s to the login page');
const timesOut = (message: string, then: string): Cell =>
  provedBy(message, `when waiting is over: ${then}`, 'faults', 'shows an error when %s times out');
const BILLING = 'checkout/verification/verify-billing';
const AS_TYPED = 'the billing address is used as it was typed';
const FORM = 'account/verify-form';
const SAVED_AS_TYPED = 'the address is saved as it was typed';

/** The verification of a billing address: no failure holds the shopper up. */
function billingVerified(): Row['cells'] {
  const alert = (message: string): Cell =>
    provedBy(
      message,
      AS_TYPED,
      BILLING,
      'is used as typed when the call fails (%s), with an alert [TAXV-24]',
    );
  const silent = (): Cell =>
    provedBy(
      null,
      AS_TYPED,
      BILLING,
      'is used as typed without an alert when no answer comes (%s)',
    );
  return {
    late: provedBy(
      null,
      'the address is used once the response arrives',
      BILLING,
      'is verified by a call of its own before it is used [TAXV-19]',
    ),
    never: provedBy(
      null,
      `after 8 seconds ${AS_TYPED}`,
      BILLING,
      'waits for no more than 8 seconds, with one call for two presses',
    ),
    'out of order': provedBy(
      null,
      'the newer address wins',
      BILLING,
      'is not touched by an answer that comes after it was %s',
    ),
    html: alert(GENERAL),
    half: alert(GENERAL),
    empty: alert(GENERAL),
    '401': silent(),
    '404': alert(NO_ENTITY),
    '429': alert(TOO_MANY),
    '500': alert(INTERNAL),
    offline: silent(),
  };
}

/** The verification of the account's address form: no failure holds the shopper up. */
function accountVerified(): Row['cells'] {
  const alert = (message: string): Cell =>
    provedBy(
      message,
      `once the alert was read, ${SAVED_AS_TYPED}`,
      FORM,
      'is saved as typed when the call fails (%s), once the alert was read [TAXV-24]',
    );
  const silent = (): Cell =>
    provedBy(
      null,
      SAVED_AS_TYPED,
      FORM,
      'is saved as typed without an alert when no answer comes (%s)',
    );
  return {
    late: provedBy(
      null,
      'the address is saved once the response arrives',
      FORM,
      'is verified by a call of its own [TAXV-18]',
    ),
    never: provedBy(
      null,
      `after 8 seconds ${SAVED_AS_TYPED}`,
      FORM,
      'waits for no more than 8 seconds',
    ),
    'out of order': provedBy(
      null,
      'the newer address is verified with the next press',
      FORM,
      'gets no answer that comes after it was changed',
    ),
    html: alert(GENERAL),
    half: alert(GENERAL),
    empty: alert(GENERAL),
    '401': silent(),
    '404': alert(NO_ENTITY),
    '429': alert(TOO_MANY),
    '500': alert(INTERNAL),
    offline: silent(),
  };
}

const failedCheck = (): Cell =>
  provedBy(
    HAS_ACCOUNT,
    'the shopper enters the password or continues as a guest',
    'faults',
    'treats a failed e-mail check as an account, and lets the guest continue (%s)',
  );
const failedLogin = (then = LOGIN_RETRY): Cell =>
  provedBy(NO_LOGIN, then, 'faults', 'shows that a sign-in failed (%s)');
const pageReloads = (): Cell =>
  provedBy(
    null,
    PAGE_RELOADS,
    'add-to-cart/add-to-cart',
    'reloads the page after an unusable response: $kind',
  );
const pageKept = (message: string): Cell =>
  provedBy(
    message,
    'the page stays',
    'add-to-cart/add-to-cart',
    'keeps the page when there is no response (%s)',
  );
const lostOrder = (message: string): Cell =>
  provedBy(
    message,
    'the order is looked up; if there is none, it may be placed again',
    'checkout/placing/place-order',
    'reports that the cart is still open after a lost response, and allows a retry (%s)',
  );
const oneAtATime = (file: string, test: string): Cell =>
  provedBy(null, 'cannot happen: requests are sent one at a time', file, test);

const ONE_FORM_AT_A_TIME = 'sends one form at a time, and keeps what is typed meanwhile';
const FORM_POSTED: Outcome = [null, PAGE_RELOADS];
const FORM_ACCEPTED: Outcome = [
  null,
  'any page counts as success; the reloaded cart shows the quantities',
];
const FORM_KEPT = 'what was typed is kept, unless the cart already holds it';

/** Every call of the elements, with every fault it can meet. */
export const matrix = {
  sections: {
    title: 'Loading the cart (sections)',
    cells: {
      late: browserTested(null, LATE_RESPONSE),
      never: provedBy(
        CART_UNREACHED,
        `when waiting is over: ${RETRY_BUTTON}`,
        'sections/start-sections',
        'reports a failed load, keeps the page and retries on request',
      ),
      'out of order': provedBy(
        null,
        'the newer response wins',
        'sections/start-sections',
        'discards a response that was pending',
      ),
      '401': browserTested(CART_LOST, RETRY_BUTTON),
      ...failing(RETRY_BUTTON, CART_FAILURES),
    },
  },
  'update-quantity': {
    title: 'Changing a quantity in the mini cart',
    cells: {
      late: browserTested(null, LATE_RESPONSE),
      never: timesOut(LINE_UNREACHED, LINE_RESTORED),
      'out of order': oneAtATime(
        'cart/change-line',
        'never has two writes of a line in flight, and then sends what was requested meanwhile',
      ),
      '401': leavesFrom(),
      ...failing(LINE_RESTORED, GENERAL),
      half: browserTested(null, LINE_CHANGED),
      empty: browserTested(null, LINE_CHANGED),
      offline: browserTested(LINE_UNREACHED, LINE_RESTORED),
      lost: browserTested(null, LINE_CHANGED),
    },
  },
  'remove-item': {
    title: 'Removing a line in the mini cart',
    cells: {
      late: browserTested(null, LATE_RESPONSE),
      never: timesOut(LINE_UNREACHED, 'the line stays'),
      'out of order': oneAtATime(
        'cart/change-line',
        'removes a line by its id, after pending changes to it',
      ),
      '401': leavesFrom(),
      ...failing('the line stays; the next attempt removes it', GENERAL),
      half: browserTested(null, LINE_CHANGED),
      empty: provedBy(
        null,
        LINE_CHANGED,
        'cart/change-line',
        'shows no error for a lost response when the line was removed from the cart',
      ),
      offline: browserTested(LINE_UNREACHED, 'the line stays; the next attempt removes it'),
      lost: provedBy(
        null,
        LINE_CHANGED,
        'cart/change-line',
        'shows no error for a lost response when the line was removed from the cart',
      ),
    },
  },
  'add-to-cart': {
    title: 'Adding a product to the cart',
    cells: {
      late: browserTested(null, 'the button is busy, then the cart counts one more'),
      never: pageKept('The shop takes too long. Please look into your cart before you try again.'),
      'out of order': provedBy(
        null,
        'cannot happen: one request at a time',
        'add-to-cart/add-to-cart',
        'posts the form once, however often the button is pressed, and updates the count at once',
      ),
      html: browserTested(null, PAGE_RELOADS),
      half: pageReloads(),
      empty: browserTested(
        null,
        'counts as success, as an empty list does: the product is in the cart',
      ),
      '401': pageReloads(),
      '404': pageReloads(),
      '429': pageReloads(),
      '500': pageReloads(),
      offline: browserTested(
        'The shop cannot be reached. What you chose is still here: please try again.',
        'the page stays; the next attempt works',
      ),
      lost: browserTested(
        null,
        'the cart is reloaded and nothing is sent again: the product is in it once',
      ),
    },
  },
  'email-check': {
    title: 'Checking whether an e-mail has an account',
    cells: {
      late: provedBy(
        null,
        LATE_RESPONSE,
        'checkout/checkout-state',
        'is checked 2000 ms after the last character; an account opens the password field',
      ),
      never: failedCheck(),
      'out of order': provedBy(
        null,
        'the newer response wins',
        'checkout/shipping/submit-shipping',
        'that is typed next cancels the earlier check, whose response is ignored',
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
      late: browserTested(null, LATE_RESPONSE),
      never: timesOut(GENERAL, RETRY_BUTTON),
      'out of order': provedBy(
        null,
        'the newer response wins',
        'checkout/shipping/estimate-shipping',
        'shows the rates and totals of the newest address, in whatever order responses arrive',
      ),
      '401': leavesFrom(),
      ...failing(RETRY_BUTTON, API_MESSAGES, RETRIED_ONLINE),
    },
  },
  totals: {
    title: 'Loading estimated totals',
    cells: {
      late: browserTested(null, LATE_RESPONSE),
      never: timesOut(TOTALS_LOST, RETRY_BUTTON),
      'out of order': provedBy(
        null,
        'the newer response wins',
        'checkout/shipping/estimate-shipping',
        'shows the rates and totals of the newest address, in whatever order responses arrive',
      ),
      '401': leavesFrom(),
      ...failing(RETRY_BUTTON, TOTALS_LOST, RETRIED_ONLINE),
    },
  },
  'save-shipping': {
    title: 'Saving the shipping step ("Next")',
    cells: {
      late: browserTested(null, 'the button is busy, then the payment step opens'),
      never: timesOut(GENERAL, STEP_STAYS),
      'out of order': provedBy(
        null,
        'cannot happen: one request at a time',
        'checkout/shipping/estimate-shipping',
        'saves address and method and opens the payment step with its methods',
      ),
      '401': leavesFrom(),
      ...failing(STEP_STAYS, API_MESSAGES, CONTINUES),
    },
  },
  'verify-billing': {
    title: 'Verifying a billing address by a tax service',
    cells: billingVerified(),
  },
  'verify-account': {
    title: 'Verifying an address of the account by a tax service',
    cells: accountVerified(),
  },
  'save-payment': {
    title: 'Saving the payment method',
    cells: {
      late: browserTested(null, LATE_RESPONSE),
      never: timesOut(GENERAL, 'the choice stays; the order sends it'),
      'out of order': provedBy(
        null,
        'the newer choice wins',
        'checkout/placing/one-order',
        'is created at most once, at the total that was shown, with nothing typed lost',
      ),
      '401': leavesFrom(),
      ...failing('the choice stays; the order sends it', API_MESSAGES),
    },
  },
  review: {
    title: 'Checking the order before it is sent',
    cells: {
      late: browserTested(null, 'the button is busy, then the order is sent'),
      never: timesOut(NOT_REACHED, 'the order is not sent'),
      'out of order': provedBy(
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
      late: browserTested(null, 'one order'),
      never: lostOrder(NOT_ARRIVED),
      'out of order': oneAtATime(
        'checkout/placing/place-order',
        'sends one order for a double click',
      ),
      html: lostOrder(NOT_PLACED),
      half: browserTested(null, 'the order is looked up and found: one order'),
      empty: browserTested(null, 'the order is looked up and found: one order'),
      '401': provedBy(
        'Your session has expired. Please sign in again: what you entered is kept.',
        LOGIN,
        'checkout/placing/place-order',
        'shows that the session has ended before it redirects to the login page',
      ),
      '404': browserTested(NO_ENTITY, 'no order was made; it may be placed again'),
      '429': browserTested(
        NOT_SENT,
        'the order is looked up; if there is none, it may be placed again',
      ),
      '500': browserTested(
        INTERNAL,
        'the order is looked up; if there is none, it may be placed again',
      ),
      offline: provedBy(
        null,
        'the order is looked up until the shop responds; nothing is sent again',
        'checkout/placing/place-order',
        'keeps the outcome unknown while the shop cannot be reached, and checks again on request',
      ),
      lost: browserTested(null, 'the order is looked up and found: one order'),
    },
  },
  coupon: {
    title: 'Applying a coupon',
    cells: {
      late: browserTested(APPLIED, 'the button is busy until then'),
      never: timesOut(GENERAL, 'the code stays in the field'),
      'out of order': oneAtATime('faults', 'sends coupon requests one at a time'),
      '401': leavesFrom(),
      ...failing('the code stays in the field and may be sent again', API_MESSAGES),
      half: browserTested(APPLIED, 'the new totals show the coupon'),
      empty: browserTested(APPLIED, 'the new totals show the coupon'),
    },
  },
  'coupon-off': {
    title: 'Removing a coupon',
    cells: {
      late: browserTested(REMOVED, 'the button is busy until then'),
      never: timesOut(GENERAL, 'the coupon stays'),
      'out of order': oneAtATime('faults', 'sends coupon requests one at a time'),
      '401': leavesFrom(),
      ...failing('the coupon stays and may be removed again', API_MESSAGES),
      half: browserTested(REMOVED, 'the new totals no longer show the coupon'),
      empty: browserTested(REMOVED, 'the new totals no longer show the coupon'),
    },
  },
  login: {
    title: 'Signing in at the e-mail field',
    cells: {
      late: provedBy(
        null,
        'the button is busy until then',
        'checkout/checkout-state',
        'signs in with its password, and what was typed stays',
      ),
      never: failedLogin(),
      'out of order': provedBy(
        null,
        'cannot happen: one request at a time',
        'session/popup-login',
        'sends one request, and keeps the password out of the store',
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
    cells: unitTested(
      {
        late: [null, LATE_RESPONSE],
        never: [null, `when waiting is over: ${PAGE_RELOADS}`],
        html: FORM_POSTED,
        half: FORM_POSTED,
        empty: FORM_POSTED,
        '401': [null, LOGIN],
        '404': FORM_POSTED,
        '429': FORM_POSTED,
        '500': FORM_POSTED,
        offline: [LINE_UNREACHED, 'the page stays with what was typed'],
      },
      oneAtATime('cart/update-cart', ONE_FORM_AT_A_TIME),
    ),
  },
  'save-cart': {
    title: 'Saving the quantities of the cart page',
    cells: unitTested(
      {
        ...everyFailure(GENERAL, FORM_KEPT),
        offline: [UNREACHED, FORM_KEPT],
        late: [null, LATE_RESPONSE],
        html: FORM_ACCEPTED,
        half: FORM_ACCEPTED,
        empty: FORM_ACCEPTED,
        '401': [null, LOGIN],
      },
      oneAtATime('cart/update-cart', ONE_FORM_AT_A_TIME),
    ),
  },
  'estimate-rates': {
    title: 'Estimating the shipping on the cart page: methods',
    cells: unitTested(
      {
        ...everyFailure(API_MESSAGES, RETRY_BUTTON),
        late: [null, LATE_RESPONSE],
        '401': [null, LOGIN],
      },
      newestWins(
        'estimate/estimate-cart',
        'shows the newest place, in whatever order responses arrive',
      ),
    ),
  },
  'estimate-totals': {
    title: 'Estimating the shipping on the cart page: totals',
    cells: unitTested(
      {
        ...everyFailure(TOTALS_LOST, RETRY_BUTTON),
        late: [null, LATE_RESPONSE],
        '401': [null, LOGIN],
      },
      newestWins(
        'estimate/estimate-cart',
        'shows the newest place, in whatever order responses arrive',
      ),
    ),
  },
  'payment-methods': {
    title: 'Reloading the payment methods',
    cells: unitTested(
      {
        ...everyFailure(API_MESSAGES, `${RETRY_BUTTON}; the choice stays`),
        late: [null, LATE_RESPONSE],
        '401': [null, LOGIN],
      },
      newestWins('faults', 'shows the payment methods of the newest response'),
    ),
  },
  'popup-login': {
    title: 'Signing in through the popup',
    cells: unitTested(
      {
        ...everyFailure(NO_LOGIN, LOGIN_RETRY),
        late: [null, 'the button is busy, then the checkout opens'],
        '401': [NO_LOGIN, 'the shopper may try the password again'],
      },
      provedBy(
        null,
        'cannot happen: one request at a time',
        'session/popup-login',
        'sends one request, and keeps the password out of the store',
      ),
    ),
  },
  ...giftRows,
  ...catalogRows,
  ...contentRows,
  ...multishippingRows,
  ...taxRows,
  ...accountRows,
  ...paypalRows,
} as const satisfies Readonly<Record<string, Row>>;
