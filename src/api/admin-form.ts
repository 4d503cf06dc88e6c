import { isRecord } from '../platform/record';
import { textOf } from '../platform/text/decode';

/** How long an administration call may take, in milliseconds: a check of a product with many options is slow. */
const LIMIT = 60_000;

/** What became of a call of an administration form. */
export type AdminAnswer =
  | { readonly kind: 'accepted'; readonly messages: readonly string[] }
  /** The server refused and said why; without a text, only that it did. */
  | { readonly kind: 'refused'; readonly messages: readonly string[] }
  /** The session has ended; `url` is where to go. */
  | { readonly kind: 'expired'; readonly url: string }
  /** No answer, or one that cannot be read: a call that saves may have been carried out. */
  | { readonly kind: 'lost' };

/** Messages as the server has them: a text, a list or an object of texts, or one with markup. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [textOf(value)].filter(Boolean);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Messages as plain text, each once (AFORM-25). */
const messagesOf = (body: Readonly<Record<string, unknown>>): readonly string[] => [
  ...new Set([...textsIn(body.messages), ...textsIn(body.message), ...textsIn(body.html_message)]),
];

/** PHP's idea of a flag: `"0"` is none. */
const isSet = (flag: unknown): boolean => Boolean(flag) && flag !== '0';

function answerOf(status: number, body: unknown): AdminAnswer {
  if (Array.isArray(body) && body.length === 0 && status < 400) {
    return { kind: 'accepted', messages: [] };
  }
  if (!isRecord(body)) return { kind: 'lost' };
  const { ajaxExpired, ajaxRedirect, error } = body;
  if (isSet(ajaxExpired) && typeof ajaxRedirect === 'string') {
    return { kind: 'expired', url: ajaxRedirect };
  }
  const messages = messagesOf(body);
  if (isSet(error)) {
    const texts = messages.length === 0 ? textsIn(error) : messages;
    return { kind: 'refused', messages: texts };
  }
  if (status >= 500) return { kind: 'lost' };
  return { kind: status >= 400 ? 'refused' : 'accepted', messages };
}

/** An answer with its body, which is undefined where it is not JSON. */
interface Called {
  readonly answer: AdminAnswer;
  readonly body: unknown;
}

type Fields = readonly (readonly [string, string])[];

async function call(url: string, fields: Fields, signal?: AbortSignal): Promise<Called> {
  const body = new URLSearchParams();
  for (const [name, value] of [...fields, ['isAjax', 'true'] as const]) body.append(name, value);
  const limit = AbortSignal.timeout(LIMIT);
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
    });
    const parsed: unknown = await response.json();
    return { answer: answerOf(response.status, parsed), body: parsed };
  } catch {
    return { answer: { kind: 'lost' }, body: undefined };
  }
}

/**
 * Posts an administration form by script (`contract/endpoints.md` §11). `isAjax` makes a server without the session say so
 * in JSON instead of sending its sign-in page.
 */
export const postAdminForm = async (url: string, fields: Fields): Promise<AdminAnswer> =>
  (await call(url, fields)).answer;

/** What became of reloading a form. */
export type ReloadAnswer =
  | { readonly kind: 'configuration'; readonly app: unknown }
  | Exclude<AdminAnswer, { readonly kind: 'accepted' }>;

/**
 * Loads the configuration of a form again (AFORM-29), for another value of the field that decides which fields it has.
 *
 * @param query parameters of the address
 * @param signal ends the call when a newer one has begun
 * @returns the configuration, or why there is none; an answer without components is `lost`
 */
export async function fetchAdminForm(
  url: string,
  query: Readonly<Record<string, string>>,
  fields: Fields,
  signal: AbortSignal,
): Promise<ReloadAnswer> {
  const [path = ''] = url.split('#');
  const mark = path.includes('?') ? '&' : '?';
  const address = `${path}${mark}${new URLSearchParams(query).toString()}`;
  const { answer, body } = await call(address, fields, signal);
  if (answer.kind !== 'accepted') return answer;
  return isRecord(body) && isRecord(body.components)
    ? { kind: 'configuration', app: body }
    : { kind: 'lost' };
}
