/**
 * The faults of one call; the numbers are the status of the response. `lost`: the shop processes the request, and the
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

/** What the shopper sees, and its proof: a browser test, or the test of that name in that file. */
export interface Cell {
  /** The message on the page; null where there is none. */
  readonly message: string | null;
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
/** An order that was not placed: for any reason, by an error of the server, or because it never arrived. */
export const NOT_SENT = 'Your order was not placed. Please place it again.';
export const NOT_PLACED =
  'A server error stopped your order from being placed. Please try to place your order again.';
export const NOT_ARRIVED =
  'The connection was lost before your order reached the shop. No order was placed: please place it again.';

/** The messages for failures of the API, where the call has none of its own (HTTP-06, HTTP-07). */
export const API_MESSAGES = {
  html: GENERAL,
  half: GENERAL,
  empty: GENERAL,
  '404': NO_ENTITY,
  '429': TOO_MANY,
  '500': INTERNAL,
  offline: UNREACHED,
} as const;

type Failing = keyof typeof API_MESSAGES;

export const browserTested = (message: string | null, then: string): Cell => ({
  message,
  then,
  proof: 'browser',
});
export const provedBy = (
  message: string | null,
  then: string,
  file: string,
  test: string,
): Cell => ({
  message,
  then,
  proof: { file: `${STATE}/${file}.test.ts`, test },
});

/** Every failing response of a call, with the messages of the API or one for all; `offline` if that ends differently. */
export const failing = (
  then: string,
  messages: Readonly<Record<Failing, string>> | string,
  offline = then,
): Readonly<Record<Failing, Cell>> => {
  const cell = (fault: Failing): Cell =>
    browserTested(
      typeof messages === 'string' ? messages : messages[fault],
      fault === 'offline' ? offline : then,
    );
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

export const RETRY_BUTTON = '"Try Again" loads it; the rest of the page works';

export const RETRIED_ONLINE = 'it loads when the network is back; the rest of the page works';

export const PAGE_RELOADS = 'the page loads again and shows the shop’s message';

export const LATE_RESPONSE = 'the late response is used';

/** The message, and what happens afterwards. */
export type Outcome = readonly [message: string | null, then: string];

/** The test of the rows that `unitTested` makes. */
export const UNIT_TEST = 'shows the message in the table: %s, %s';

/** A row that is tested response by response without a browser, in `file`; `outOfOrder` names the test of that one. */
export function unitTested(
  cells: Readonly<Record<Exclude<Fault, 'out of order' | 'lost'>, Outcome>>,
  outOfOrder: Cell,
  file = 'faults',
): Row['cells'] {
  const cell = (fault: keyof typeof cells): Cell => provedBy(...cells[fault], file, UNIT_TEST);
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
export const everyFailure = (
  messages: Readonly<Record<Failing, string>> | string,
  then: string,
): Readonly<Record<Failing | 'never', Outcome>> => {
  const outcome = (fault: Failing): Outcome => [
    typeof messages === 'string' ? messages : messages[fault],
    then,
  ];
  return {
    never: [typeof messages === 'string' ? messages : GENERAL, `when waiting is over: ${then}`],
    html: outcome('html'),
    half: outcome('half'),
    empty: outcome('empty'),
    '404': outcome('404'),
    '429': outcome('429'),
    '500': outcome('500'),
    offline: outcome('offline'),
  };
};

export const newestWins = (file: string, test: string): Cell =>
  provedBy(null, 'the newer response wins', file, test);
