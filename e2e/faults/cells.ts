/**
 * What can go wrong with one call; the numbers are the status of the answer. `lost`: the shop does what it was asked for,
 * and the connection is cut before it can say so.
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

/** What the shopper meets, and where it is proved: in the browser, or by the test of that name in that file. */
export interface Cell {
  /** The shop's words, as on the page; null where it says nothing. */
  readonly says: string | null;
  readonly then: string;
  readonly proof: 'browser' | { readonly file: string; readonly test: string };
}

export interface Row {
  readonly title: string;
  /** A read that is lost is like one that has no network; writes say more. */
  readonly cells: Readonly<Record<Exclude<Fault, 'lost'>, Cell>> & { readonly lost?: Cell };
}

const STATE = 'tests/src/state';
export const GENERAL = 'Something went wrong with your request. Please try again later.';
export const UNREACHED = 'The shop cannot be reached. Please check your connection and try again.';
export const INTERNAL = 'Internal Error. Details are available in the log file.';
export const NO_ENTITY = 'No such entity with cartId =';
export const TOO_MANY = 'Too Many Requests';

/** How the shop words a failure of its API, where the call has no words of its own (HTTP-06, HTTP-07). */
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

/** Every failing answer of a call, with the words of the API or always the same ones; `offline` where that ends otherwise. */
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

export const ASK_AGAIN = '"Try Again" brings it, the rest of the page works';

export const COMES_BACK = 'the network brings it when it is back, the rest of the page works';

export const PAGE_AGAIN = 'the page comes again, and with it what the shop has to say';

export const ANSWERED_LATE = 'the answer counts when it comes';

/** What the shop says, and what follows. */
export type Told = readonly [says: string | null, then: string];

/** The test that goes through the rows whose answers are told. */
export const TOLD = 'meets the shopper as the table says: %s, %s';

/** A row that is proved answer by answer without a browser, in `file`; `outOfOrder` names the test of that one. */
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

/** Every failing answer with the same words, or with those of the API. */
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
  proved(null, 'the newer answer counts', file, test);
