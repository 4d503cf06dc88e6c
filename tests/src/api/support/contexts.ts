import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { ok, type Result } from '../../../../src/platform/result';

export const SHOP = 'https://shop.example/';

/** The cart of a guest, and that of a customer. */
export const guest = {
  baseUrl: SHOP,
  storeCode: 'default',
  cart: { kind: 'guest', maskedId: 'C1' },
} as const;
export const customer = { ...guest, cart: { kind: 'customer' } } as const;

/** A response with an HTML page. */
export const page = (body: string): Result<HttpResponse> =>
  ok({ status: 200, headers: {}, url: '', body });
