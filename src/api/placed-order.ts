import * as v from 'valibot';
import type { ApiError } from '../platform/http/api-error';
import { http } from '../platform/http/http';
import { textOf } from '../platform/text/decode';
import { call, cartUrl, restUrl, type RestContext } from './rest';

/** An order as the shop shows it. */
export interface PlacedOrder {
  /** The order number for the shopper; null when unknown. */
  readonly number: string | null;
  /** The order total, formatted by the shop; null when unknown. */
  readonly total: string | null;
  /** False when a value is null because the shop could not be reached; a later attempt may return it. */
  readonly wasReached: boolean;
}

const TIMEOUT_MS = 15_000;

const guestCart = v.object({
  reserved_order_id: v.nullish(v.string(), null),
  billing_address: v.optional(
    v.object({ email: v.nullish(v.string(), ''), lastname: v.nullish(v.string(), '') }),
  ),
});

const PRICE = 'class="price"[^>]*>([^<]+)<';

/** Whether a call failed on the network or in the shop, so that it proves nothing about the order. */
const isUnreached = ({ kind }: ApiError): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'server';

/** The text of a pattern's first match in a page; null when there is none. */
function found(page: string, pattern: string): string | null {
  const text = textOf(new RegExp(pattern).exec(page)?.[1] ?? '').trim();
  return text === '' ? null : text;
}

const customerId = v.object({ id: v.number() });

/** The id of the signed-in customer; null when there is none (401), undefined when the request fails. */
export async function loadCustomerId(context: RestContext): Promise<number | null | undefined> {
  const result = await call({ url: restUrl(context, 'customers', 'me') }, customerId);
  if (result.ok) return result.value.id;
  return result.error.kind === 'unauthorized' ? null : undefined;
}

/**
 * Loads the order placed with a cart, from the pages on which the shop shows orders, since no REST call returns its
 * amount. When the shop becomes unreachable halfway, the values found so far are returned. A guest's page is requested
 * without cookies, so that no other person at this computer can open it afterwards. `known`: the number of a guest's order,
 * which its cart has lost if the shop has opened it again.
 */
export async function loadPlacedOrder(
  context: RestContext,
  known: string | null = null,
): Promise<PlacedOrder> {
  const { baseUrl, cart } = context;
  if (cart.kind === 'customer') return customersOrder(baseUrl);
  const result = await call({ url: cartUrl(context) }, guestCart);
  if (!result.ok) return { number: known, total: null, wasReached: !isUnreached(result.error) };
  const { reserved_order_id: reserved, billing_address: buyer } = result.value;
  const number = known ?? reserved;
  if (buyer === undefined || number === null) return { number, total: null, wasReached: true };
  const page = await guestPage(baseUrl, number, buyer);
  const total = page === null ? null : found(page, `class="grand_total"[^]*?${PRICE}`);
  return { number, total, wasReached: page !== null };
}

const history = (baseUrl: string) =>
  http({ url: `${baseUrl}sales/order/history/`, responseType: 'text' });

/** The number of the first order on the page of the customer's orders; null without one. */
const firstNumber = (page: string): string | null =>
  found(page, '<t[dh][^>]*class="col id"[^>]*>(?:\\s*<a[^>]*>)?([^<]+)<');

/**
 * The number of the customer's latest order; null where the shop says that there is none. Undefined when it cannot be found out:
 * the shop was not reached, or the page is not the platform's.
 */
export async function loadLatestOrder(baseUrl: string): Promise<string | null | undefined> {
  const page = await history(baseUrl);
  if (!page.ok) return undefined;
  const body = String(page.value.body);
  const isEmpty = /class="message info empty"/.test(body);
  return firstNumber(body) ?? (isEmpty ? null : undefined);
}

/** The latest order in the account. */
async function customersOrder(baseUrl: string): Promise<PlacedOrder> {
  const page = await history(baseUrl);
  const body = page.ok ? String(page.value.body) : '';
  const number = firstNumber(body);
  const total = found(body, `<td[^>]*class="col total"[^>]*>[^]*?${PRICE}`);
  return {
    number,
    total: number === null ? null : total,
    wasReached: page.ok || !isUnreached(page.error),
  };
}

/** The HTML of a guest's order page; empty where the shop shows none, null when it could not be reached. */
async function guestPage(
  baseUrl: string,
  number: string,
  { email, lastname }: { readonly email: string; readonly lastname: string },
): Promise<string | null> {
  try {
    const response = await fetch(`${baseUrl}sales/guest/view/`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      body: new URLSearchParams({
        oar_order_id: number,
        oar_billing_lastname: lastname,
        oar_type: 'email',
        oar_email: email,
        oar_zip: '',
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return await response.text();
    return response.status >= 500 || response.status === 429 ? null : '';
  } catch {
    return null;
  }
}
