import {
  everyFailure,
  GENERAL,
  LATE_RESPONSE,
  provedBy,
  unitTested,
  type Cell,
  type Outcome,
  type Row,
} from './cells';

const FILE = 'list-faults';
const WISHES_UNREACHED =
  'Your wish list could not be changed. Please check your connection and try again.';
const COMPARISON_UNREACHED =
  'Your comparison list could not be changed. Please check your connection and try again.';
const LATE: Outcome = [null, LATE_RESPONSE];
const LOOKED_UP = 'the list is loaded: it has no such change; the next attempt sends it';
const UNSENT = 'the list cannot be loaded either; the next attempt loads it before it sends';
const RETRY = 'the next attempt sends it';
const POSTED: Outcome = [
  null,
  'the list is loaded: it has no such change; the form is posted as a page, which shows what the shop says',
];
const inTurn = (file: string, test: string): Cell =>
  provedBy(null, 'cannot happen: requests are sent one at a time', file, test);
const believed = (file: string, test: string): Cell =>
  provedBy(null, 'the list is loaded and has the change; nothing is sent again', file, test);

const wishFaults = {
  ...everyFailure(WISHES_UNREACHED, LOOKED_UP),
  late: LATE,
  '401': [GENERAL, RETRY],
  '429': [GENERAL, RETRY],
  offline: [WISHES_UNREACHED, UNSENT],
} as const;

const compareFaults = {
  ...everyFailure(COMPARISON_UNREACHED, LOOKED_UP),
  late: LATE,
  html: POSTED,
  half: POSTED,
  empty: POSTED,
  '401': POSTED,
  '404': POSTED,
  '429': [GENERAL, RETRY],
  '500': [GENERAL, LOOKED_UP],
  offline: [COMPARISON_UNREACHED, UNSENT],
} as const;

/** The calls of the wish list and of the comparison list, with every fault they can meet. */
export const listRows = {
  'add-wish': {
    title: 'Putting a product on the wish list',
    cells: {
      ...unitTested(
        wishFaults,
        inTurn('wishlist/send-wish', 'is sent once, however often the link is pressed'),
        FILE,
      ),
      lost: believed('wishlist/send-wish', 'is on the list when the section has %s'),
    },
  },
  'change-wishes': {
    title: 'Changing the wish list on its page',
    cells: {
      ...unitTested(
        wishFaults,
        inTurn('wishlist/change-list', 'is sent once, however often the button is pressed'),
        FILE,
      ),
      lost: believed('wishlist/change-list', 'whose response is lost is looked up: it %s'),
    },
  },
  'add-compare': {
    title: 'Putting a product on the comparison list',
    cells: {
      ...unitTested(
        compareFaults,
        inTurn('compare/send-change', 'is sent once, however often it is pressed'),
        FILE,
      ),
      lost: believed('compare/send-change', 'is made when the list has it'),
    },
  },
  'change-compare': {
    title: 'Removing products from the comparison list',
    cells: {
      ...unitTested(
        compareFaults,
        inTurn(
          'compare/send-change',
          'waits for the change before it, so that an undo always comes after the removal',
        ),
        FILE,
      ),
      lost: believed('compare/send-change', 'is made when the list has it'),
    },
  },
} satisfies Readonly<Record<string, Row>>;
