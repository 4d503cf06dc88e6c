import {
  LATE_RESPONSE,
  unitTested,
  GENERAL,
  newestWins,
  provedBy,
  browserTested,
  UNREACHED,
  type Cell,
  type Fault,
  type Row,
  type Outcome,
} from './cells';

const FILE = 'catalog/faults';
const NO_SUGGESTIONS = 'Suggestions could not be loaded. Press Enter to search.';
const NO_REVIEWS = 'The reviews could not be loaded.';
const NO_PICTURE = 'The picture could not be loaded.';
const SENT = 'You submitted your review for moderation.';

const TEXT_STAYS =
  'what was typed stays and can be searched for; the next character requests again';
const OWN_PICTURES = 'the page’s own pictures show; options, price and button work';
const MAYBE_SENT = 'It is not certain that your review arrived. Sent again, it may arrive twice.';
const REVIEWS_AGAIN = '"Try Again" loads them; the rest of the page works';
const REVIEW_STAYS = 'text and ratings stay; the next attempt works';
const ACCEPTED = 'the shop’s message confirms the review';
const LOGIN_PAGE = 'the login page opens; text and ratings are saved';
const KNOWN_PRODUCTS = 'the products already known show; the next page requests the others';
const UNNOTICED = 'the shopper sees no difference';
const FALLBACK_STAYS = 'the server-rendered content stays';
const CAPTCHA_RETRY = '"Reload captcha" loads one; what was typed in the form stays';
const CONFIRMED_BY_BUTTON = 'the product is in the cart; the button confirms it';
const BROWSER_OPENS = 'the browser opens the page';
const LIST_STAYS = 'the list stays as it was; the next choice works';
const LEFT = 'leaves a response that is not the expected page to the browser';
const STAYED =
  'stays and shows an error without a response; a restored page is left to the browser';
const listed = (message: string | null, then: string, test: string): Cell =>
  provedBy(message, then, 'listing/load-listing', test);
const once = (what: string, file: string, test: string): Cell =>
  provedBy(null, `cannot happen: ${what}`, file, test);

/** Every failing response with the same message. */
const sameMessage = (
  message: string | null,
  then: string,
): Readonly<Record<Exclude<Fault, 'out of order' | 'late' | 'lost'>, Outcome>> => {
  const outcome: Outcome = [message, then];
  return {
    never: [message, `when waiting is over: ${then}`],
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

const LATE: Outcome = [null, LATE_RESPONSE];

/** The calls of product page, search and private blocks, with every fault they can meet. */
export const catalogRows = {
  suggestions: {
    title: 'Loading search suggestions',
    cells: {
      ...unitTested(
        { ...sameMessage(NO_SUGGESTIONS, TEXT_STAYS), late: LATE },
        newestWins(
          'search/suggest',
          'are always those of the newest query, in whatever order the responses arrive',
        ),
        FILE,
      ),
      late: browserTested(null, LATE_RESPONSE),
      html: browserTested(NO_SUGGESTIONS, TEXT_STAYS),
      half: browserTested(NO_SUGGESTIONS, TEXT_STAYS),
      '500': browserTested(NO_SUGGESTIONS, TEXT_STAYS),
      offline: browserTested(NO_SUGGESTIONS, TEXT_STAYS),
    },
  },
  'search-log': {
    title: 'Logging a search',
    cells: unitTested(
      { ...sameMessage(null, UNNOTICED), late: [null, UNNOTICED] },
      once('it is sent once per page', FILE, 'sends one request per page: %s'),
      FILE,
    ),
  },
  'swatch-media': {
    title: 'Loading the pictures of an option',
    cells: {
      ...unitTested(
        { ...sameMessage(null, OWN_PICTURES), late: LATE },
        newestWins(
          'catalog/choose-images',
          'cancels a request when the choice changes, and never shows its response',
        ),
        FILE,
      ),
      late: browserTested(null, LATE_RESPONSE),
      html: browserTested(null, OWN_PICTURES),
      '500': browserTested(null, OWN_PICTURES),
      offline: browserTested(null, OWN_PICTURES),
    },
  },
  'added-message': {
    title: 'Loading the shop’s message about an added product',
    cells: unitTested(
      { ...sameMessage(null, CONFIRMED_BY_BUTTON), late: LATE },
      once(
        'one request at a time',
        'add-to-cart/add-to-cart',
        'posts the form once, however often the button is pressed, and updates the count at once',
      ),
      FILE,
    ),
  },
  reviews: {
    title: 'Loading reviews',
    cells: {
      ...unitTested(
        {
          ...sameMessage(NO_REVIEWS, REVIEWS_AGAIN),
          late: LATE,
          half: [null, 'the reviews that arrived show'],
          empty: [null, FALLBACK_STAYS],
        },
        newestWins(FILE, 'shows the page of reviews that was requested last'),
        FILE,
      ),
      late: browserTested(null, LATE_RESPONSE),
      html: browserTested(NO_REVIEWS, REVIEWS_AGAIN),
      '500': browserTested(NO_REVIEWS, REVIEWS_AGAIN),
      offline: browserTested(NO_REVIEWS, REVIEWS_AGAIN),
    },
  },
  'write-review': {
    title: 'Sending a review',
    cells: {
      ...unitTested(
        {
          ...sameMessage(GENERAL, REVIEW_STAYS),
          offline: [UNREACHED, REVIEW_STAYS],
          late: [SENT, ACCEPTED],
          half: [SENT, ACCEPTED],
          empty: [SENT, ACCEPTED],
          '401': [null, LOGIN_PAGE],
          '500': [MAYBE_SENT, REVIEW_STAYS],
          html: [MAYBE_SENT, REVIEW_STAYS],
          never: [MAYBE_SENT, `when waiting is over: ${REVIEW_STAYS}`],
        },
        once(
          'one request at a time',
          FILE,
          'sends a review once, however often the button is pressed',
        ),
        FILE,
      ),
      late: browserTested(SENT, ACCEPTED),
      html: browserTested(MAYBE_SENT, REVIEW_STAYS),
      empty: browserTested(SENT, ACCEPTED),
      '500': browserTested(MAYBE_SENT, REVIEW_STAYS),
      offline: browserTested(UNREACHED, REVIEW_STAYS),
      lost: browserTested(
        MAYBE_SENT,
        'the shop may or may not have it: text and ratings stay and may be sent again',
      ),
    },
  },
  listing: {
    title: 'Loading another page of a product list',
    cells: {
      late: listed(
        null,
        LATE_RESPONSE,
        'keeps the page that was requested last, in whatever order they arrive',
      ),
      never: listed(UNREACHED, LIST_STAYS, STAYED),
      'out of order': listed(
        null,
        'the page chosen last shows',
        'keeps the page that was requested last, in whatever order they arrive',
      ),
      html: listed(null, BROWSER_OPENS, LEFT),
      half: listed(null, BROWSER_OPENS, LEFT),
      empty: listed(null, BROWSER_OPENS, LEFT),
      '401': listed(null, BROWSER_OPENS, LEFT),
      '404': listed(null, BROWSER_OPENS, LEFT),
      '429': listed(null, BROWSER_OPENS, LEFT),
      '500': listed(null, BROWSER_OPENS, LEFT),
      offline: listed(UNREACHED, LIST_STAYS, STAYED),
    },
  },
  viewed: {
    title: 'Loading recently viewed products',
    cells: unitTested(
      { ...sameMessage(null, KNOWN_PRODUCTS), late: LATE },
      once('it is sent once per page', FILE, 'sends one request per page: %s'),
      FILE,
    ),
  },
  'sync-views': {
    title: 'Reporting viewed products',
    cells: unitTested(
      { ...sameMessage(null, UNNOTICED), late: [null, UNNOTICED] },
      once('it is sent once per page', FILE, 'sends one request per page: %s'),
      FILE,
    ),
  },
  'private-blocks': {
    title: 'Loading the private blocks of a page',
    cells: unitTested(
      { ...sameMessage(null, FALLBACK_STAYS), late: LATE },
      once('it is sent once per page', FILE, 'sends one request per page: %s'),
      FILE,
    ),
  },
  captcha: {
    title: 'Loading another captcha',
    cells: unitTested(
      { ...sameMessage(NO_PICTURE, CAPTCHA_RETRY), late: LATE },
      newestWins(
        'captcha/load-captchas',
        'shows the newest picture, whichever response arrives last',
      ),
      FILE,
    ),
  },
} as const satisfies Readonly<Record<string, Row>>;
