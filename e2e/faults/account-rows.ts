import { LATE_RESPONSE, provedBy, unitTested, type Outcome, type Row } from './cells';

const FILE = 'add-card/faults';
const NOT_SAVED = 'Error while vaulting the card, please try again.';
const UNKNOWN: Outcome = [
  NOT_SAVED,
  'whether the card is stored cannot be looked up: it counts as not stored, and the form stays as it is',
];
const SIGNED_OUT: Outcome = [
  'Please sign in to manage your payment methods.',
  'a link leads to the login page',
];

/** The page of the stored cards, which is read when the provider says that a card was not stored. */
export const accountRows = {
  'kept-cards': {
    title: 'Looking up whether a card of the account was stored',
    cells: unitTested(
      {
        late: [null, LATE_RESPONSE],
        never: UNKNOWN,
        html: UNKNOWN,
        half: UNKNOWN,
        empty: UNKNOWN,
        '401': SIGNED_OUT,
        '404': UNKNOWN,
        '429': UNKNOWN,
        '500': UNKNOWN,
        offline: UNKNOWN,
      },
      provedBy(
        null,
        'cannot happen: one press at a time',
        FILE,
        'is looked up once, however often the button is pressed',
      ),
      FILE,
    ),
  },
} satisfies Record<string, Row>;
