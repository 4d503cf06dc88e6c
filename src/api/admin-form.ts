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

/**
 * Posts an administration form by script (`contract/endpoints.md` §11). `isAjax` makes a server without the session say so
 * in JSON instead of sending its sign-in page.
 */
export async function postAdminForm(
  url: string,
  fields: readonly (readonly [string, string])[],
): Promise<AdminAnswer> {
  const body = new URLSearchParams();
  for (const [name, value] of [...fields, ['isAjax', 'true'] as const]) body.append(name, value);
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      signal: AbortSignal.timeout(LIMIT),
    });
    return answerOf(response.status, await response.json());
  } catch {
    return { kind: 'lost' };
  }
}
