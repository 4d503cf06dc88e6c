/**
 * What can go wrong with one call; the numbers are the status of the response. `lost`: the shop does the work, and the
 * connection is cut before its response arrives.
 */
export const FAULTS = [
  'late',
  'never',
  'out of order',
  'html',
  'half',
  'empty',
  '401',
  '404',
  '429',
  '500',
  'offline',
  'lost',
] as const;

export type Fault = (typeof FAULTS)[number];

/** What the shopper sees, and what tests it: a browser test, or the test of that name in that file. */
export interface Cell {
  /** The message on the page; null where there is none. */
  readonly says: string | null;
  readonly then: string;
  readonly proof: 'browser' | { readonly file: string; readonly test: string };
}

export interface Row {
  readonly title: string;
  /** A lost read is the same as one without network; only writes have a row for it. */
  readonly cells: Readonly<Record<Exclude<Fault, 'lost'>, Cell>> & { readonly lost?: Cell };
}

const STATE = 'tests/src/state';
export const GENERAL = 'Something went wrong with your request. Please try again later.';
export const UNREACHED = 'The shop cannot be reached. Please check your connection and try again.';
export const INTERNAL = 'Internal Error. Details are available in the log file.';
export const NO_ENTITY = 'No such entity with cartId =';
export const TOO_MANY = 'Too Many Requests';

/** The messages for failures of the API, where the call has none of its own (HTTP-06, HTTP-07). */
export const API_WORDS = {
  html: GENERAL,
  half: GENERAL,
  empty: GENERAL,
  '404': NO_ENTITY,
  '429': TOO_MANY,
  '500': INTERNAL,
  offline: UNREACHED,
} as const;

type Failing = keyof typeof API_WORDS;

export const seen = (says: string | null, then: string): Cell => ({ says, then, proof: 'browser' });
export const proved = (says: string | null, then: string, file: string, test: string): Cell => ({
  says,
  then,
  proof: { file: `${STATE}/${file}.test.ts`, test },
});

/** Every failing response of a call, with the messages of the API or one for all; `offline` where that ends differently. */
export const failing = (
  then: string,
  words: Readonly<Record<Failing, string>> | string,
  offline = then,
): Readonly<Record<Failing, Cell>> => {
  const cell = (fault: Failing): Cell =>
    seen(typeof words === 'string' ? words : words[fault], fault === 'offline' ? offline : then);
  return {
    html: cell('html'),
    half: cell('half'),
    empty: cell('empty'),
    '404': cell('404'),
    '429': cell('429'),
    '500': cell('500'),
    offline: cell('offline'),
  };
};

export const ASK_AGAIN = '"Try Again" loads it; the rest of the page works';

export const COMES_BACK = 'it loads when the network is back; the rest of the page works';

export const PAGE_AGAIN = 'the page loads again and shows the shop’s message';

export const ANSWERED_LATE = 'the late response is used';

/** The message, and what happens then. */
export type Told = readonly [says: string | null, then: string];

/** The test of the rows that `asTold` makes. */
export const TOLD = 'meets the shopper as the table says: %s, %s';

/** A row that is tested response by response without a browser, in `file`; `outOfOrder` names the test of that one. */
export function asTold(
  cells: Readonly<Record<Exclude<Fault, 'out of order' | 'lost'>, Told>>,
  outOfOrder: Cell,
  file = 'faults',
): Row['cells'] {
  const cell = (fault: keyof typeof cells): Cell => proved(...cells[fault], file, TOLD);
  return {
    late: cell('late'),
    never: cell('never'),
    'out of order': outOfOrder,
    html: cell('html'),
    half: cell('half'),
    empty: cell('empty'),
    '401': cell('401'),
    '404': cell('404'),
    '429': cell('429'),
    '500': cell('500'),
    offline: cell('offline'),
  };
}

/** Every failing response with the same message, or with those of the API. */
export const toldAlike = (
  words: Readonly<Record<Failing, string>> | string,
  then: string,
): Readonly<Record<Failing | 'never', Told>> => {
  const told = (fault: Failing): Told => [typeof words === 'string' ? words : words[fault], then];
  return {
    never: [typeof words === 'string' ? words : GENERAL, `after the time limit: ${then}`],
    html: told('html'),
    half: told('half'),
    empty: told('empty'),
    '404': told('404'),
    '429': told('429'),
    '500': told('500'),
    offline: told('offline'),
  };
};

export const newerCounts = (file: string, test: string): Cell =>
  proved(null, 'the newer response wins', file, test);
