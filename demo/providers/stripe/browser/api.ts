import type { StripeError } from '@stripe/stripe-js';

import { momentAt } from '../../shared/browser/moment';
import type { Made } from './protocol.types';

const OFFLINE: StripeError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.',
};

/** Encodes `{a: {b: 1}}` as `a[b]=1`; omits null and undefined. */
function encodeForm(value: unknown, name = '', form = new URLSearchParams()): URLSearchParams {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    form.append(name, String(value));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      encodeForm(inner, name === '' ? key : `${name}[${key}]`, form);
    }
  }
  return form;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Calls the API with a publishable key. A lost connection and an unreadable response are errors like any other. */
export async function call<T>(
  origin: string,
  key: string,
  method: 'GET' | 'POST',
  path: string,
  params: object = {},
): Promise<Made<T>> {
  const form = encodeForm(params);
  const isGet = method === 'GET';
  const query = isGet && form.size > 0 ? `?${form.toString()}` : '';
  try {
    const response = await fetch(`${origin}${path}${query}`, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(isGet ? {} : { body: form }),
    });
    const body: unknown = await response.json();
    if (isObject(body) && isObject(body.error))
      return { error: body.error as unknown as StripeError };
    return { value: body as T };
  } catch {
    return { error: OFFLINE };
  }
}

/** The fault that a test has set for this moment; null for none. */
export const momentOf = (origin: string, key: string, moment: string): Promise<string | null> =>
  momentAt(origin, { key }, moment);
