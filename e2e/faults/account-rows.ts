import {
  everyFailure,
  GENERAL,
  LATE_RESPONSE,
  newestWins,
  provedBy,
  unitTested,
  UNREACHED,
  type Cell,
  type Outcome,
  type Row,
} from './cells';

const FILE = 'account-faults';
const UNSURE = 'It is not certain that this was saved. Try again: it is checked first.';
const LATE: Outcome = [null, LATE_RESPONSE];
const LOGIN: Outcome = [null, 'the login page opens; what was typed is saved in the browser'];
const NOT_SAVED = 'the shop is asked: it has nothing of it; what was typed stays, and can be sent';
const STAYS = 'what was typed stays, and can be sent again';
const LIST_STAYS = 'the list is loaded again and has the address; the next attempt deletes it';
const SERVER_LIST =
  'the server’s own list stays, with a question before an address is deleted; it is loaded again when it is shown again';
const BOX_STAYS = 'the box is left to the shopper';
const once = (file: string, test: string): Cell =>
  provedBy(null, 'cannot happen: one request at a time', file, test);

const formFaults = {
  ...everyFailure(GENERAL, NOT_SAVED),
  late: LATE,
  '401': LOGIN,
  '429': [GENERAL, STAYS],
  offline: [UNSURE, 'what was typed stays; the next attempt asks the shop before it sends'],
} as const;

const silent = (then: string): Outcome => [null, then];
const silently = (then: string) => ({
  late: LATE,
  never: silent(`after the time limit: ${then}`),
  html: silent(then),
  half: silent(then),
  empty: silent(then),
  '401': silent(then),
  '404': silent(then),
  '429': silent(then),
  '500': silent(then),
  offline: silent(then),
});

/** The calls of the account’s pages, with every fault they can meet. */
export const accountRows = {
  'save-account': {
    title: 'Saving the account’s details',
    cells: {
      ...unitTested(
        formFaults,
        once('account/send-form', 'is sent once for several presses'),
        FILE,
      ),
      lost: provedBy(
        null,
        'the shop is asked and has it: the account page opens, and nothing is sent again',
        'account/send-form',
        'is looked up: %s',
      ),
    },
  },
  'save-address': {
    title: 'Saving an address of the address book',
    cells: {
      ...unitTested(
        formFaults,
        once('account/send-form', 'is sent once for several presses'),
        FILE,
      ),
      lost: provedBy(
        null,
        'the shop is asked and has it: it is not added a second time',
        'account/send-form',
        'of a new address changes the saved one when it was edited since, instead of adding it twice',
      ),
    },
  },
  'delete-address': {
    title: 'Deleting an address, or making it a default',
    cells: {
      ...unitTested(
        {
          ...everyFailure(GENERAL, LIST_STAYS),
          late: LATE,
          '401': [null, 'the login page opens'],
          offline: [UNREACHED, 'the list stays as it was; the next attempt deletes the address'],
        },
        once('address-book/address-book', 'makes one change at a time'),
        FILE,
      ),
      lost: provedBy(
        null,
        'the list is loaded again and shows that it was done; nothing is sent again',
        'address-book/address-book',
        'believes the list after a lost response, and sends nothing again',
      ),
    },
  },
  'address-book': {
    title: 'Loading the address book',
    cells: unitTested(
      silently(SERVER_LIST),
      once(FILE, 'loads the address book once at a time'),
      FILE,
    ),
  },
  'newsletter-status': {
    title: 'Checking whether the address of a new account is subscribed',
    cells: unitTested(
      silently(BOX_STAYS),
      newestWins(FILE, 'believes the lookup of the newest address'),
      FILE,
    ),
  },
} satisfies Readonly<Record<string, Row>>;
