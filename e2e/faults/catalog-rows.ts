import {
  ANSWERED_LATE,
  asTold,
  GENERAL,
  newerCounts,
  proved,
  seen,
  UNREACHED,
  type Cell,
  type Fault,
  type Row,
  type Told,
} from './cells';

const FILE = 'catalog/faults';
const NO_SUGGESTIONS = 'Suggestions could not be loaded. Press Enter to search.';
const NO_REVIEWS = 'The reviews could not be loaded.';
const NO_PICTURE = 'The picture could not be loaded.';
const SENT = 'You submitted your review for moderation.';

const TYPED = 'what was typed stays and can be searched for; the next character requests again';
const OWN_PICTURES = 'the page’s own pictures show; options, price and button work';
const MAYBE_SENT = 'It is not certain that your review arrived. Sent again, it may arrive twice.';
const REVIEWS_AGAIN = '"Try Again" loads them; the rest of the page works';
const REVIEW_STANDS = 'text and ratings stay; the next attempt works';
const ACCEPTED = 'the shop’s message confirms the review';
const ELSEWHERE = 'the login page opens; text and ratings are saved';
const KNOWN = 'the products already known show; the next page requests the others';
const NOBODY = 'the shopper sees no difference';
const PRINTED = 'the server-rendered content stays';
const ANOTHER = '"Reload captcha" loads one; what was typed in the form stays';
const WORDLESS = 'the product is in the cart; the button confirms it';
const once = (what: string, file: string, test: string): Cell =>
  proved(null, `cannot happen: ${what}`, file, test);

/** Every failing response with the same message. */
const alike = (
  says: string | null,
  then: string,
): Readonly<Record<Exclude<Fault, 'out of order' | 'late' | 'lost'>, Told>> => {
  const told: Told = [says, then];
  return {
    never: [says, `after the time limit: ${then}`],
    html: told,
    half: told,
    empty: told,
    '401': told,
    '404': told,
    '429': told,
    '500': told,
    offline: told,
  };
};

const LATE: Told = [null, ANSWERED_LATE];

/** The calls of product page, search and private blocks, with every fault they can meet. */
export const catalogRows = {
  suggestions: {
    title: 'Loading search suggestions',
    cells: {
      ...asTold(
        { ...alike(NO_SUGGESTIONS, TYPED), late: LATE },
        newerCounts(
          'search/suggest',
          'are always those of the newest query, in whatever order the answers come',
        ),
        FILE,
      ),
      late: seen(null, ANSWERED_LATE),
      html: seen(NO_SUGGESTIONS, TYPED),
      half: seen(NO_SUGGESTIONS, TYPED),
      '500': seen(NO_SUGGESTIONS, TYPED),
      offline: seen(NO_SUGGESTIONS, TYPED),
    },
  },
  'search-log': {
    title: 'Logging a search',
    cells: asTold(
      { ...alike(null, NOBODY), late: [null, NOBODY] },
      once('it is sent once per page', FILE, 'asks once a page: %s'),
      FILE,
    ),
  },
  'swatch-media': {
    title: 'Loading the pictures of an option',
    cells: {
      ...asTold(
        { ...alike(null, OWN_PICTURES), late: LATE },
        newerCounts(
          'catalog/choose-images',
          'cancels a call that a newer choice supersedes, and never shows its answer',
        ),
        FILE,
      ),
      late: seen(null, ANSWERED_LATE),
      html: seen(null, OWN_PICTURES),
      '500': seen(null, OWN_PICTURES),
      offline: seen(null, OWN_PICTURES),
    },
  },
  'added-words': {
    title: 'Loading the shop’s message about an added product',
    cells: asTold(
      { ...alike(null, WORDLESS), late: LATE },
      once(
        'one request at a time',
        'add-to-cart/add-to-cart',
        'posts the form once however often it is pressed, and counts it at once',
      ),
      FILE,
    ),
  },
  reviews: {
    title: 'Loading reviews',
    cells: {
      ...asTold(
        {
          ...alike(NO_REVIEWS, REVIEWS_AGAIN),
          late: LATE,
          half: [null, 'the reviews that arrived show'],
          empty: [null, PRINTED],
        },
        newerCounts(FILE, 'shows the page of reviews that was asked for last'),
        FILE,
      ),
      late: seen(null, ANSWERED_LATE),
      html: seen(NO_REVIEWS, REVIEWS_AGAIN),
      '500': seen(NO_REVIEWS, REVIEWS_AGAIN),
      offline: seen(NO_REVIEWS, REVIEWS_AGAIN),
    },
  },
  'write-review': {
    title: 'Sending a review',
    cells: {
      ...asTold(
        {
          ...alike(GENERAL, REVIEW_STANDS),
          offline: [UNREACHED, REVIEW_STANDS],
          late: [SENT, ACCEPTED],
          half: [SENT, ACCEPTED],
          empty: [SENT, ACCEPTED],
          '401': [null, ELSEWHERE],
          '500': [MAYBE_SENT, REVIEW_STANDS],
          html: [MAYBE_SENT, REVIEW_STANDS],
          never: [MAYBE_SENT, `after the time limit: ${REVIEW_STANDS}`],
        },
        once('one request at a time', FILE, 'sends a review once, however often it is pressed'),
        FILE,
      ),
      late: seen(SENT, ACCEPTED),
      html: seen(MAYBE_SENT, REVIEW_STANDS),
      empty: seen(SENT, ACCEPTED),
      '500': seen(MAYBE_SENT, REVIEW_STANDS),
      offline: seen(UNREACHED, REVIEW_STANDS),
      lost: seen(
        MAYBE_SENT,
        'the shop may or may not have it: text and ratings stay and may be sent again',
      ),
    },
  },
  viewed: {
    title: 'Loading recently viewed products',
    cells: asTold(
      { ...alike(null, KNOWN), late: LATE },
      once('it is sent once per page', FILE, 'asks once a page: %s'),
      FILE,
    ),
  },
  'sync-views': {
    title: 'Reporting viewed products',
    cells: asTold(
      { ...alike(null, NOBODY), late: [null, NOBODY] },
      once('it is sent once per page', FILE, 'asks once a page: %s'),
      FILE,
    ),
  },
  'private-blocks': {
    title: 'Loading the private blocks of a page',
    cells: asTold(
      { ...alike(null, PRINTED), late: LATE },
      once('it is sent once per page', FILE, 'asks once a page: %s'),
      FILE,
    ),
  },
  captcha: {
    title: 'Loading another captcha',
    cells: asTold(
      { ...alike(NO_PICTURE, ANOTHER), late: LATE },
      newerCounts('captcha/load-captchas', 'shows the newest picture whichever answer comes last'),
      FILE,
    ),
  },
} as const satisfies Readonly<Record<string, Row>>;
