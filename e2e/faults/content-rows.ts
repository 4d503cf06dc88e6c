import { browserTested, LATE_RESPONSE, provedBy, type Cell, type Row } from './cells';

const FILE = 'newsletter/sign-up';
const NOT_SIGNED_UP = 'There was a problem creating your subscription.';
const THANKS = 'Thank you for your subscription.';
const ADDRESS_STAYS = 'the address stays; the next attempt works';
const SIGNED_UP = 'the shop’s message confirms the subscription';
const LOOKED_UP = 'the shop is asked: the address is subscribed, and nothing is sent again';
const NOT_ON_LIST = `the shop is asked: the address is not subscribed. ${ADDRESS_STAYS}`;

const refused = (then = ADDRESS_STAYS): Cell => browserTested(NOT_SIGNED_UP, then);

/** The calls of elements in a page’s content, with every fault they can meet. */
export const contentRows = {
  newsletter: {
    title: 'Signing up for the newsletter',
    cells: {
      late: browserTested(THANKS, LATE_RESPONSE),
      never: provedBy(
        NOT_SIGNED_UP,
        `when waiting is over: ${NOT_ON_LIST}`,
        FILE,
        'looks up whether the address is subscribed when the response is lost',
      ),
      'out of order': provedBy(
        null,
        'cannot happen: one request at a time',
        FILE,
        'sends an address once, however often the button is pressed',
      ),
      html: refused(NOT_ON_LIST),
      half: browserTested(THANKS, SIGNED_UP),
      empty: browserTested(THANKS, SIGNED_UP),
      '401': refused(),
      '404': refused(NOT_ON_LIST),
      '429': refused(),
      '500': refused(NOT_ON_LIST),
      offline: refused('the address stays; the next attempt asks the shop before it sends'),
      lost: browserTested(THANKS, LOOKED_UP),
    },
  },
} satisfies Readonly<Record<string, Row>>;
