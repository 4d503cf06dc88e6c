import type { Context } from 'hono';

import type { ShopEnv } from '../domain/shop';
import { toFields, type Fields } from '../support/fields';
import { RestError } from '../support/rest-error';

/** The JSON body of a request, with names in snake_case; an empty body is an empty object. */
export async function readBody(c: Context<ShopEnv>): Promise<Fields> {
  const text = await c.req.text();
  if (text.trim() === '') return {};
  const [type = ''] = (c.req.header('content-type') ?? '').split(';');
  if (type.trim() !== 'application/json') {
    throw new RestError(
      400,
      `Server cannot understand Content-Type HTTP header media type ${type.trim()}`,
    );
  }
  try {
    return toFields(JSON.parse(text));
  } catch {
    throw new RestError(400, 'Decoding error.');
  }
}

/** The script header that the platform's own client always sends. */
export function isXhr(c: Context<ShopEnv>): boolean {
  return c.req.header('x-requested-with')?.toLowerCase() === 'xmlhttprequest';
}
