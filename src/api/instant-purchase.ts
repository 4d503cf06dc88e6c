import * as v from 'valibot';
import type { InstantPurchaseOption } from '../domain/catalog/instant-purchase.types';
import type { StoredSection } from '../domain/section.types';
import { ok, type Result } from '../platform/result';
import { textOf } from '../platform/text/decode';
import { call, type CallOptions } from './rest';
import { parsedOrNull, wireText } from './wire/wire';

const id = v.pipe(wireText, v.nonEmpty());
const summary = v.fallback(v.string(), '');
const address = v.object({ id, summary });

const section = v.pipe(
  v.object({
    available: v.literal(true),
    paymentToken: v.object({ publicHash: id, summary }),
    shippingAddress: address,
    billingAddress: address,
    shippingMethod: v.object({ carrier: id, method: id, summary }),
  }),
  v.transform(
    ({ paymentToken, shippingAddress, billingAddress, shippingMethod }): InstantPurchaseOption => ({
      payment: { id: paymentToken.publicHash, summary: paymentToken.summary },
      shippingAddress,
      billingAddress,
      shippingMethod,
    }),
  ),
);

/** The `instant-purchase` section; null when it is not available, incomplete or not loaded (INST-01). */
export function parseInstantPurchase(
  stored: StoredSection | undefined,
): InstantPurchaseOption | null {
  return parsedOrNull(section, stored);
}

const response = v.object({ response: v.string() });

/**
 * Orders a product directly (INST-03, `endpoints.md` §6): its form with the ids of the option added. Returns the server's
 * text, which does not distinguish an order from a refusal: only the `messages` section does (decision C23).
 */
export async function orderInstantly(
  baseUrl: string,
  form: FormData,
  option: InstantPurchaseOption,
  { signal }: CallOptions = {},
): Promise<Result<string>> {
  const body = new FormData();
  for (const [name, value] of form) body.append(name, value);
  body.set('instant_purchase_payment_token', option.payment.id);
  body.set('instant_purchase_shipping_address', option.shippingAddress.id);
  body.set('instant_purchase_billing_address', option.billingAddress.id);
  body.set('instant_purchase_carrier', option.shippingMethod.carrier);
  body.set('instant_purchase_shipping', option.shippingMethod.method);
  const url = `${baseUrl}instantpurchase/button/placeOrder`;
  const result = await call({ url, method: 'POST', body, signal }, response);
  return result.ok ? ok(textOf(result.value.response)) : result;
}
