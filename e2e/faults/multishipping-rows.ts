import {
  everyFailure,
  GENERAL,
  INTERNAL,
  LATE_RESPONSE,
  NO_ENTITY,
  provedBy,
  TOO_MANY,
  unitTested,
  UNREACHED,
  type Cell,
  type Outcome,
  type Row,
} from './cells';

const FILE = 'multishipping/faults';
const SERVER = 'Sorry, a server side error has occurred.';
const NOT_PLACED = 'Your order was not placed. Please place it again.';
const SIGNED_OUT = 'Your session has expired. Please sign in again.';
const LATE: Outcome = [null, LATE_RESPONSE];
const SENT =
  'the quantities are sent all the same: the check changes nothing, and the shop checks again';
const UNCHECKED: Outcome = [null, SENT];
const LOOKED_UP =
  'the cart and the customer’s latest order are looked up; without a new one it may be pressed again';
const REFUSED = 'nothing was placed; it may be pressed again';
const ENDED_AGAIN = '"Try Again", or the page itself later, looks at the cart and sends it again';

const formTested = (message: string | null, then: string, test: string): Cell => ({
  message,
  then,
  proof: { file: 'e2e/multishipping/orders.spec.ts', test },
});
const stayed = (): Cell => ({
  message: null,
  then: 'after a minute, or when the browser comes back, the overview is opened by its address, and the orders are looked up',
  proof: {
    file: 'tests/elements/checkout/multi-leaving.test.tsx',
    test: 'is opened when the browser has stayed on it for longer than orders take',
  },
});
/** The browser sends the form, so it shows whatever the shop has sent. */
const anyPage = (): Cell =>
  provedBy(
    null,
    'the browser shows it; the next page of the shop looks the orders up, and nothing is sent again',
    'order/watch-order',
    'are still looked for where no answer has come',
  );

const CHOICES = 'multishipping/choices/save-choices';
const AS_BEFORE = 'the checkout goes on with the address as the shop has it';

/** Saving a chosen address: no failure holds the shopper up. */
function choiceSaved(): Row['cells'] {
  const alert = (message: string): Cell =>
    provedBy(
      message,
      `once the alert was read, ${AS_BEFORE}`,
      CHOICES,
      'go on when the call fails (%s), once the alert was read [TAXV-24]',
    );
  const silent = (): Cell =>
    provedBy(null, AS_BEFORE, CHOICES, 'go on without an alert when no answer comes (%s)');
  const inOrder = (then: string): Cell =>
    provedBy(
      null,
      then,
      CHOICES,
      'are saved one after the other before the form goes on [TAXV-20]',
    );
  return {
    late: inOrder('the form is sent once the response arrives'),
    never: provedBy(
      null,
      `after 8 seconds ${AS_BEFORE}`,
      CHOICES,
      'wait for no more than 8 seconds together',
    ),
    'out of order': inOrder('cannot happen: the last choice is sent after the one before it'),
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

/** The calls of the checkout with several addresses, with every fault they can meet. */
export const multishippingRows = {
  'check-items': {
    title: 'Several addresses: checking quantities',
    cells: unitTested(
      {
        late: LATE,
        never: [null, `when waiting is over: ${SENT}`],
        html: UNCHECKED,
        half: UNCHECKED,
        empty: UNCHECKED,
        '401': UNCHECKED,
        '404': UNCHECKED,
        '429': UNCHECKED,
        '500': UNCHECKED,
        offline: UNCHECKED,
      },
      provedBy(
        null,
        'cannot happen: it is checked once for each press',
        'multishipping/multishipping',
        'checks once, however often it is pressed',
      ),
      FILE,
    ),
  },
  'save-choice': {
    title: 'Several addresses: saving the address that was chosen',
    cells: choiceSaved(),
  },
  'place-orders': {
    title: 'Several addresses: placing the orders by the page’s form',
    cells: {
      late: stayed(),
      never: stayed(),
      'out of order': formTested(
        null,
        'cannot happen: one press is one request',
        'a double press places one set of orders',
      ),
      html: anyPage(),
      half: anyPage(),
      empty: anyPage(),
      '401': anyPage(),
      '404': anyPage(),
      '429': anyPage(),
      '500': anyPage(),
      offline: formTested(
        null,
        'the orders are looked up, and the same ones can be placed again',
        'a lost request is looked up, and the same orders can be placed again',
      ),
      lost: formTested(
        null,
        'the next page of the shop opens the one with their numbers',
        'a lost response leads to the numbers of the orders, and nothing is sent twice',
      ),
    },
  },
  'place-paid-orders': {
    title: 'Several addresses: placing and paying the orders by a provider’s call',
    cells: {
      ...unitTested(
        {
          ...everyFailure(SERVER, LOOKED_UP),
          late: LATE,
          never: [NOT_PLACED, `when waiting is over: ${LOOKED_UP}`],
          '401': [SIGNED_OUT, REFUSED],
          '404': [NO_ENTITY, REFUSED],
          '429': [TOO_MANY, REFUSED],
          offline: [NOT_PLACED, LOOKED_UP],
        },
        provedBy(
          null,
          'cannot happen: one press is one call',
          'multishipping/pay-orders',
          'are placed once, however often it is pressed [MULTI-04]',
        ),
        FILE,
      ),
      lost: provedBy(
        null,
        'the cart is gone: the page with the numbers of the orders opens; where it is open although there is a new order, the shopper decides',
        'multishipping/pay-orders',
        'were placed when the cart is gone: the shop’s page shows them',
      ),
    },
  },
  'end-paid-orders': {
    title: 'Several addresses: ending orders that the shopper had to confirm',
    cells: {
      ...unitTested(
        {
          ...everyFailure(SERVER, ENDED_AGAIN),
          late: LATE,
          never: [GENERAL, `when waiting is over: ${ENDED_AGAIN}`],
          '401': [SIGNED_OUT, ENDED_AGAIN],
          '404': [NO_ENTITY, ENDED_AGAIN],
          '429': [TOO_MANY, ENDED_AGAIN],
          offline: [UNREACHED, ENDED_AGAIN],
        },
        provedBy(
          null,
          'cannot happen: it is sent by one window at a time',
          'multishipping/any-order',
          'places one set of orders and charges it once, in any order of events',
        ),
        FILE,
      ),
      lost: provedBy(
        null,
        'the cart is gone: the page with the numbers opens, and nothing is sent again',
        'multishipping/pay-orders',
        'are ended on a later page as noted; what has ended is not ended again',
      ),
    },
  },
} satisfies Readonly<Record<string, Row>>;
