import {
  API_MESSAGES,
  everyFailure,
  GENERAL,
  INTERNAL,
  LATE_RESPONSE,
  NO_ENTITY,
  NOT_ARRIVED,
  NOT_PLACED,
  NOT_SENT,
  UNIT_TEST,
  unitTested,
  UNREACHED,
  type Cell,
  type Fault,
  type Outcome,
  type Row,
} from './cells';

const TESTS = 'tests/src/payments/paypal';
const CHECKOUT = `${TESTS}/checkout-faults.test.ts`;
const WALLETS = `${TESTS}/wallet-faults.test.ts`;
const PLACING = `${TESTS}/placing-faults.test.ts`;
const REVIEW = 'tests/elements/checkout/till-wallet-review.test.tsx';

const SIGNED_OUT = 'Your session has expired. Please sign in again.';
const BILLING = 'Failed to set billing address';
const CARD_ORDER =
  'Failed to place order. Try again or refresh the page if that does not resolve the issue.';
const STORED = 'An error occurred. Refresh the page and try again.';
const CARD =
  'Your payment was not successful. Ensure you have entered your details correctly and try again, or try a different payment method. If you have continued problems, contact the issuing bank for your payment method.';
const NOT_PAID = 'A payment submission error has occurred.';

const AGAIN = 'nothing is charged; the next press pays';
const SHEET = 'the wallet is closed, nothing is charged, and the next press pays';
const LATE: Outcome = [null, LATE_RESPONSE];
const LOST = 'nothing is charged by what the shop did; the next press pays, once';
const GIVEN_UP =
  'the cart is left to itself; the shopper’s own is as before, and the next press pays';
const NO_REGION = 'the rates and taxes of the country apply, and the console says why';
const FOUND = 'the order is looked up and found: one order, one charge';
const NONE_FOUND =
  'the order is looked up; there is none, nothing is charged, and the next press pays';
const LIST = 'the order cannot be placed; "Try Again" saves it';
const HELD = 'the order is not sent; the next press asks again';

const testedBy = (message: string | null, then: string, file: string, test: string): Cell => ({
  message,
  then,
  proof: { file, test },
});

type Outcomes = Parameters<typeof unitTested>[0];

/** A row whose cells are tested response by response in a file of this module; `lost` is the message after a lost response. */
function inModule(
  file: string,
  outcomes: Outcomes,
  outOfOrder: Cell,
  lost?: Outcome,
): Row['cells'] {
  const cells = Object.entries(unitTested(outcomes, outOfOrder)).map(([fault, cell]) => [
    fault,
    fault === 'out of order' ? cell : testedBy(cell.message, cell.then, file, UNIT_TEST),
  ]);
  return {
    ...(Object.fromEntries(cells) as Row['cells']),
    ...(lost === undefined ? {} : { lost: testedBy(...lost, file, UNIT_TEST) }),
  };
}

/** The messages of a call of the module: one of its own, but that the session has ended or the shop is not reached. */
const ofModule = (own: string, then: string, never = GENERAL): Outcomes => ({
  ...everyFailure(own, then),
  late: LATE,
  never: [never, `after 25 seconds: ${then}`],
  '401': [SIGNED_OUT, then],
  offline: [UNREACHED, then],
});

/** The same of REST calls, with the messages of the API. */
const ofRest = (then: string): Outcomes => ({
  ...everyFailure(API_MESSAGES, then),
  late: LATE,
  never: [GENERAL, `after 25 seconds: ${then}`],
  '401': [SIGNED_OUT, then],
});

/** One message, or none, whatever goes wrong. */
const always = (message: string | null, then: string, never: string): Outcomes => {
  const outcome: Outcome = [message, then];
  return {
    late: LATE,
    never: [message, never],
    html: outcome,
    half: outcome,
    empty: outcome,
    '401': outcome,
    '404': outcome,
    '429': outcome,
    '500': outcome,
    offline: outcome,
  };
};

const onePress = testedBy(
  null,
  'cannot happen: what an earlier press asked for is ignored',
  `${TESTS}/smart-buttons/press.test.ts`,
  'sends no order to the shop for another approval than its own',
);
const oneSheet = testedBy(
  null,
  'cannot happen: changes of a sheet are made one after the other',
  `${TESTS}/apple-pay/any-order.test.ts`,
  'hands over only what was authorised with the amount in the sheet, in any order of events',
);
const anyOrder = testedBy(
  null,
  'only the order of the last press is handed over',
  `${TESTS}/wallets/any-order.test.ts`,
  'hands over only what was approved last, and leaves once, in any order of events',
);

/** Every fault of a row that other tests cover. */
function elsewhere(
  late: Cell,
  never: Cell,
  outOfOrder: Cell,
  failed: (fault: Fault) => Cell,
): Row['cells'] {
  return {
    late,
    never,
    'out of order': outOfOrder,
    html: failed('html'),
    half: failed('half'),
    empty: failed('empty'),
    '401': failed('401'),
    '404': failed('404'),
    '429': failed('429'),
    '500': failed('500'),
    offline: failed('offline'),
  };
}

const inReview = (message: string | null, then: string, test: string): Cell =>
  testedBy(message, then, REVIEW, test);

/** The calls of the module Payment Services: methods of the checkout, wallets of other places, and the review page. */
export const paypalRows = {
  'paypal-billing': {
    title: 'Payment Services: saving the billing address before PayPal’s order',
    cells: inModule(CHECKOUT, always(BILLING, AGAIN, `after 25 seconds: ${AGAIN}`), onePress, [
      BILLING,
      LOST,
    ]),
  },
  'paypal-order': {
    title:
      'Payment Services: creating PayPal’s order in the checkout (PayPal, Google Pay, Apple Pay)',
    cells: inModule(CHECKOUT, ofModule(GENERAL, SHEET), onePress, [UNREACHED, LOST]),
  },
  'paypal-card-order': {
    title: 'Payment Services: creating the order of card fields',
    cells: inModule(CHECKOUT, ofModule(CARD_ORDER, AGAIN), onePress, [UNREACHED, LOST]),
  },
  'paypal-stored-order': {
    title: 'Payment Services: creating the order of a stored card',
    cells: inModule(CHECKOUT, ofModule(STORED, AGAIN), onePress, [UNREACHED, LOST]),
  },
  'paypal-card-details': {
    title: 'Payment Services: what the bank has said of a card in card fields',
    cells: inModule(CHECKOUT, always(CARD, AGAIN, `when waiting is over: ${AGAIN}`), onePress),
  },
  'paypal-bank-answer': {
    title: 'Payment Services: what the bank has said in Google Pay',
    cells: inModule(CHECKOUT, always(NOT_PAID, AGAIN, `when waiting is over: ${AGAIN}`), onePress),
  },
  'paypal-place': {
    title: 'Payment Services: placing the order with a method of the checkout',
    cells: inModule(
      PLACING,
      {
        late: [null, 'one order, one charge'],
        never: [NOT_ARRIVED, NONE_FOUND],
        html: [NOT_PLACED, NONE_FOUND],
        half: [null, FOUND],
        empty: [null, FOUND],
        '401': [`${SIGNED_OUT.slice(0, -1)}: what you entered is kept.`, 'the login page opens'],
        '404': [NO_ENTITY, 'nothing is charged; the next press pays'],
        '429': [NOT_SENT, NONE_FOUND],
        '500': [INTERNAL, NONE_FOUND],
        offline: [null, 'the order is looked up until the shop responds; nothing is sent again'],
      },
      testedBy(
        null,
        'cannot happen: one order at a time',
        'tests/src/state/checkout/placing/place-order.test.ts',
        'sends one order for a double click',
      ),
      [null, FOUND],
    ),
  },
  'paypal-product': {
    title: 'Payment Services: the cart of a product page (PayPal, Google Pay, Apple Pay)',
    cells: inModule(WALLETS, ofModule(GENERAL, SHEET), anyOrder, [UNREACHED, LOST]),
  },
  'paypal-wallet-order': {
    title: 'Payment Services: creating PayPal’s order outside the checkout',
    cells: inModule(WALLETS, ofModule(GENERAL, SHEET), anyOrder, [UNREACHED, LOST]),
  },
  'paypal-hand-over': {
    title: 'Payment Services: handing the approved order over for the review',
    cells: {
      ...inModule(WALLETS, ofModule(GENERAL, SHEET), anyOrder, [UNREACHED, LOST]),
      '429': testedBy(NOT_SENT, SHEET, WALLETS, UNIT_TEST),
      '500': testedBy(NOT_SENT, SHEET, WALLETS, UNIT_TEST),
    },
  },
  'paypal-give-up': {
    title: 'Payment Services: giving the cart of a product page up',
    cells: inModule(WALLETS, always(null, GIVEN_UP, GIVEN_UP), anyOrder, [null, GIVEN_UP]),
  },
  'apple-rates': {
    title: 'Payment Services: shipping methods in Apple Pay’s sheet',
    cells: inModule(WALLETS, ofRest(SHEET), oneSheet),
  },
  'apple-shipping': {
    title: 'Payment Services: saving the shipping method of Apple Pay’s sheet',
    cells: inModule(WALLETS, ofRest(SHEET), oneSheet, [UNREACHED, LOST]),
  },
  'apple-amount': {
    title: 'Payment Services: giving PayPal’s order the amount of Apple Pay’s sheet',
    cells: inModule(WALLETS, ofModule(GENERAL, SHEET), oneSheet, [UNREACHED, LOST]),
  },
  'apple-totals': {
    title: 'Payment Services: the totals before Apple Pay’s order is confirmed',
    cells: inModule(WALLETS, ofRest(SHEET), oneSheet),
  },
  'apple-region': {
    title: 'Payment Services: the region of an address in Apple Pay’s sheet',
    cells: {
      ...inModule(WALLETS, always(null, NO_REGION, ''), oneSheet),
      never: testedBy(
        null,
        `after 5 seconds ${NO_REGION}`,
        `${TESTS}/api/find-region.test.ts`,
        'is empty where the shop does not answer within 5 seconds [REGLK-04] [REGLK-05]',
      ),
    },
  },
  'review-method': {
    title: 'Payment Services: saving the shipping method of a reviewed order',
    cells: elsewhere(
      inReview(
        null,
        LATE_RESPONSE,
        'is posted with the form, and its details replace those of the page',
      ),
      inReview(
        GENERAL,
        `after 30 seconds: ${LIST}`,
        'can be sent again when it was not saved in time',
      ),
      inReview(
        null,
        'the last one chosen wins',
        'is the last one chosen, however late the response to an earlier one is',
      ),
      (fault) =>
        inReview(
          fault === 'offline' ? UNREACHED : GENERAL,
          LIST,
          'is not ordered with while its response is %s, and can be sent again',
        ),
    ),
  },
  'review-check': {
    title: 'Payment Services: comparing a reviewed order with the shop’s before it is sent',
    cells: elsewhere(
      inReview(
        null,
        'the order is sent once the page is there',
        'has to be chosen before the order can be placed',
      ),
      inReview(GENERAL, HELD, 'is not placed while the page that would say so %s'),
      inReview(
        null,
        'cannot happen: one order at a time',
        'lets the browser send the form to the place-order URL, once, which shows the answer',
      ),
      (fault) =>
        inReview(
          fault === 'offline' ? UNREACHED : GENERAL,
          HELD,
          'is not placed while the page that would say so %s',
        ),
    ),
  },
} satisfies Readonly<Record<string, Row>>;
