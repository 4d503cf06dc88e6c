import * as v from 'valibot';
import { http } from '../platform/http/http';
import { textOf } from '../platform/text/decode';
import { call, cartUrl, restUrl, type RestContext } from './rest';

/** What the shop says of an order it holds. */
export interface PlacedOrder {
  /** The number that the shopper is told. */
  readonly number: string;
  /** What it costs, as the shop writes it; null when that could not be found out. */
  readonly total: string | null;
}

const TIMEOUT_MS = 15_000;

const guestCart = v.object({
  reserved_order_id: v.string(),
  billing_address: v.optional(
    v.object({ email: v.nullish(v.string(), ''), lastname: v.nullish(v.string(), '') }),
  ),
});

const PRICE = 'class="price"[^>]*>([^<]+)<';

/** The first text of a page that a pattern finds; null when there is none. */
function found(page: string, pattern: string): string | null {
  const text = textOf(new RegExp(pattern).exec(page)?.[1] ?? '').trim();
  return text === '' ? null : text;
}

const customerId = v.object({ id: v.number() });

/** The id of the customer who is signed in; null when nobody is, or it cannot be found out. */
export async function loadCustomerId(context: RestContext): Promise<number | null> {
  const result = await call({ url: restUrl(context, 'customers', 'me') }, customerId);
  return result.ok ? result.value.id : null;
}

/**
 * The order that was made of a cart, from the pages on which the shop shows orders: the REST services tell no amount of
 * it. Null when the shop does not say. A guest's page is asked for without cookies, so that nobody else at this computer
 * can open it afterwards.
 */
export async function loadPlacedOrder(context: RestContext): Promise<PlacedOrder | null> {
  const { baseUrl, cart } = context;
  if (cart.kind === 'customer') {
    const page = await http({ url: `${baseUrl}sales/order/history/`, answer: 'text' });
    const body = page.ok ? String(page.value.body) : '';
    const number = found(body, '<t[dh][^>]*class="col id"[^>]*>(?:\\s*<a[^>]*>)?([^<]+)<');
    const total = found(body, `<td[^>]*class="col total"[^>]*>[^]*?${PRICE}`);
    return number === null ? null : { number, total };
  }
  const result = await call({ url: cartUrl(context) }, guestCart);
  if (!result.ok) return null;
  const { reserved_order_id: number, billing_address: buyer } = result.value;
  const total = buyer === undefined ? null : await guestTotal(baseUrl, number, buyer);
  return { number, total };
}

async function guestTotal(
  baseUrl: string,
  number: string,
  { email, lastname }: { readonly email: string; readonly lastname: string },
): Promise<string | null> {
  try {
    const answer = await fetch(`${baseUrl}sales/guest/view/`, {
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
    return answer.ok ? found(await answer.text(), `class="grand_total"[^]*?${PRICE}`) : null;
  } catch {
    return null;
  }
}
