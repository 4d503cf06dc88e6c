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

const TYPED = 'what is typed stands and can be searched for, the next letter asks again';
const OWN_PICTURES = 'the page’s own pictures show; choice, price and button work';
const MAYBE_SENT = 'It is not certain that your review arrived. Sent again, it may arrive twice.';
const REVIEWS_AGAIN = '"Try Again" brings them, the rest of the page works';
const REVIEW_STANDS = 'all that was typed and rated stands, the next try goes through';
const ACCEPTED = 'the shop’s message tells that it has the review';
const ELSEWHERE = 'the login page opens, what was typed and rated is kept';
const KNOWN = 'the products that are known show; the next page asks for the others';
const NOBODY = 'nobody waits for it';
const PRINTED = 'what the page was printed with stays';
const ANOTHER = '"Reload captcha" brings one, what was typed in the form stands';
const WORDLESS = 'it is in the cart, the button says so';
const once = (what: string, file: string, test: string): Cell =>
  proved(null, `cannot happen: ${what}`, file, test);

/** Every answer that fails, told alike. */
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

/** The calls of the product's page, the search and private blocks, with every fault they can meet. */
export const catalogRows = {
  suggestions: {
    title: 'Asking for search suggestions',
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
    title: 'Having a search logged',
    cells: asTold(
      { ...alike(null, NOBODY), late: [null, NOBODY] },
      once('it is sent once a page', FILE, 'asks once a page: %s'),
      FILE,
    ),
  },
  'swatch-media': {
    title: 'Asking for the pictures of a choice',
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
    title: 'Asking what the shop says of an added product',
    cells: asTold(
      { ...alike(null, WORDLESS), late: LATE },
      once(
        'a product is added once at a time',
        'add-to-cart/add-to-cart',
        'posts the form once however often it is pressed, and counts it at once',
      ),
      FILE,
    ),
  },
  reviews: {
    title: 'Reading reviews',
    cells: {
      ...asTold(
        {
          ...alike(NO_REVIEWS, REVIEWS_AGAIN),
          late: LATE,
          half: [null, 'what came of them shows'],
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
        once('it is sent once at a time', FILE, 'sends a review once, however often it is pressed'),
        FILE,
      ),
      late: seen(SENT, ACCEPTED),
      html: seen(MAYBE_SENT, REVIEW_STANDS),
      empty: seen(SENT, ACCEPTED),
      '500': seen(MAYBE_SENT, REVIEW_STANDS),
      offline: seen(UNREACHED, REVIEW_STANDS),
      lost: seen(
        MAYBE_SENT,
        'nobody knows whether the shop has it: all stands and may be sent again',
      ),
    },
  },
  viewed: {
    title: 'Asking for products that were viewed',
    cells: asTold(
      { ...alike(null, KNOWN), late: LATE },
      once('it is sent once a page', FILE, 'asks once a page: %s'),
      FILE,
    ),
  },
  'sync-views': {
    title: 'Telling the shop what was viewed',
    cells: asTold(
      { ...alike(null, NOBODY), late: [null, NOBODY] },
      once('it is sent once a page', FILE, 'asks once a page: %s'),
      FILE,
    ),
  },
  'private-blocks': {
    title: 'Reading the private blocks of a page',
    cells: asTold(
      { ...alike(null, PRINTED), late: LATE },
      once('it is sent once a page', FILE, 'asks once a page: %s'),
      FILE,
    ),
  },
  captcha: {
    title: 'Having another captcha drawn',
    cells: asTold(
      { ...alike(NO_PICTURE, ANOTHER), late: LATE },
      newerCounts('captcha/draw-captchas', 'shows the newest picture whichever answer comes last'),
      FILE,
    ),
  },
} as const satisfies Readonly<Record<string, Row>>;
