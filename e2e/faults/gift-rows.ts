import {
  API_MESSAGES,
  everyFailure,
  LATE_RESPONSE,
  provedBy,
  unitTested,
  type Cell,
  type Outcome,
  type Row,
} from './cells';

const FILE = 'gift-messages/faults';
const LATE: Outcome = [null, LATE_RESPONSE];
const STAYS = 'what was typed stays; the next attempt asks the shop first where it may have it';
const BOX_STAYS = 'the box and the totals show what the shop has';
const LOGIN: Outcome = [null, 'the login page opens; what was typed is saved in the browser'];
const once = (what: string, file: string, test: string): Cell =>
  provedBy(null, `cannot happen: ${what}`, file, test);

/** The calls of gift messages and the store credit, with every fault they can meet. */
export const giftRows = {
  'gift-message': {
    title: 'Loading a gift message that the page does not contain',
    cells: unitTested(
      {
        ...everyFailure(API_MESSAGES, '"Try Again" loads it; the rest of the page works'),
        '401': [null, 'the login page opens'],
        late: LATE,
      },
      once(
        'it is loaded once',
        'gift-messages/gift-messages',
        'is loaded when it is shown, once [GMSG-04]',
      ),
      FILE,
    ),
  },
  'save-gift-message': {
    title: 'Saving or deleting a gift message',
    cells: {
      ...unitTested(
        { ...everyFailure(API_MESSAGES, STAYS), '401': LOGIN, late: LATE },
        once(
          'one call per message is under way',
          'gift-messages/gift-messages',
          'is sent once, however often the button is pressed',
        ),
        FILE,
      ),
      lost: provedBy(
        null,
        'the message is looked up, found and not sent again',
        'gift-messages/gift-messages',
        'is looked up when its response is lost: %s',
      ),
    },
  },
  balance: {
    title: 'Using the store credit',
    cells: {
      ...unitTested(
        {
          ...everyFailure(API_MESSAGES, BOX_STAYS),
          '401': [null, 'the login page opens'],
          late: LATE,
        },
        once(
          'presses are carried out one after the other',
          'balance/balance',
          'ends where the last of several presses left it [BAL-01][BAL-02]',
        ),
        FILE,
      ),
      lost: provedBy(
        null,
        'the totals tell what became of it',
        'balance/balance',
        'believes the totals when a response is lost: %s',
      ),
    },
  },
} satisfies Readonly<Record<string, Row>>;
