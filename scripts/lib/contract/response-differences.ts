import { headerValues, type Exchange } from './captures';
import { shapeDifferences } from './shape';

/** The compared parts of a response. `body` is parsed if it is JSON. */
export type RecordedResponse = Exchange['response'];

interface CookieChange {
  readonly isDropped: boolean;
  readonly value: string;
}

/** The cookies of a response by name, as they end: a later line replaces an earlier one. */
export function cookieChanges(response: RecordedResponse): ReadonlyMap<string, CookieChange> {
  return new Map(
    headerValues(response, 'set-cookie').map((line) => {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const change = { isDropped: /max-age=0\b/i.test(line), value: pair.slice(at + 1) };
      return [pair.slice(0, at), change];
    }),
  );
}

const mediaType = (response: RecordedResponse): string =>
  (headerValues(response, 'content-type')[0] ?? 'nothing').replace(/;.*$/, '').toLowerCase();

/** What a Set-Cookie header does in a browser. */
const effect = (change: CookieChange | undefined): string => {
  if (!change) return 'left alone';
  return change.isDropped ? 'dropped' : 'set';
};

/** The message of a refusal, for the report of a difference. */
const excuse = ({ body }: RecordedResponse): string =>
  typeof body === 'object' && body !== null && 'message' in body
    ? ` (${String(body.message)})`
    : '';

function cookieDifferences(
  recorded: RecordedResponse,
  actual: RecordedResponse,
): readonly string[] {
  const [wanted, given] = [cookieChanges(recorded), cookieChanges(actual)];
  return [...new Set([...wanted.keys(), ...given.keys()])].flatMap((name) => {
    const [want, got] = [effect(wanted.get(name)), effect(given.get(name))];
    return want === got ? [] : [`cookie ${name} is ${got}, not ${want}`];
  });
}

/** Messages that a redirect carries to the next page, or null when there are none. */
function carriedMessages(response: RecordedResponse): unknown {
  const value = cookieChanges(response).get('mage-messages');
  if (!value || value.isDropped) return null;
  return JSON.parse(decodeURIComponent(value.value)) as unknown;
}

/** Where a redirect leads, without the shop's origin. */
const target = (response: RecordedResponse): string =>
  (headerValues(response, 'location')[0] ?? 'nowhere').replace(/^https?:\/\/[^/]+/, '');

/**
 * How a response differs from the recorded one, one sentence each: status, media type, cookies, target, messages and the
 * shape of its JSON. The recorded response already uses the replaying shop's names (`Replacements.ofAnswer`).
 */
export function responseDifferences(
  recorded: RecordedResponse,
  actual: RecordedResponse,
): readonly string[] {
  const differences: string[] = [];
  const compare = (what: string, want: string, got: string): void => {
    if (want !== got) differences.push(`${what} is ${got}, not ${want}`);
  };
  compare('status', String(recorded.status), String(actual.status));
  // With another status the rest cannot be compared.
  if (differences.length > 0) return [`${differences.join()}${excuse(actual)}`];
  compare('content-type', mediaType(recorded), mediaType(actual));
  compare('location', target(recorded), target(actual));
  differences.push(...cookieDifferences(recorded, actual));
  const [wanted, given] = [carriedMessages(recorded), carriedMessages(actual)];
  if (wanted !== null && given !== null) {
    const lines = shapeDifferences({ messages: wanted }, { messages: given });
    // The replaying shop uses a different port each time.
    const named = lines.map((line) => line.replace(/127\.0\.0\.1:\d+/g, 'shop.example'));
    differences.push(...named.map((line) => line.replace('body', 'mage-messages')));
  }
  if (/^<\?xml/.test(String(recorded.body)) && recorded.body !== actual.body) {
    differences.push('body is other XML');
  }
  if (mediaType(recorded).includes('json') && mediaType(actual).includes('json')) {
    differences.push(...shapeDifferences(recorded.body, actual.body));
  }
  return differences;
}
