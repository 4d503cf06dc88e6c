import type { Totals } from '../../../domain/quote.types';
import { errorText } from '../../../platform/http/error-text';
import { fail, ok, type Result } from '../../../platform/result';
import type { CreatedOrder } from '../domain/smart-buttons.types';
import { otherAmountText } from './amount-text';
import { createOrder, type OrderRequest } from './create-order';

/** An order of the provider with both of its ids. */
export type PayableOrder = CreatedOrder & { readonly paymentsOrderId: string };

/** The statuses of a created order in these calls (C50). */
const CREATED: readonly number[] = [200, 201];

/** What the shopper has been told of an amount; told once, the next press accepts it. */
export interface AskedAmount {
  text: string | null;
}

/**
 * The shop's order at the provider, which charges nothing. No window shows its amount, so one without an amount is no order,
 * and another amount than the one shown is told first, and accepted with the next press.
 *
 * @returns why there is none, translated
 */
export async function payableOrder(
  url: string,
  request: OrderRequest & { readonly failed: string },
  { totals }: { readonly totals: Totals },
  asked: AskedAmount,
): Promise<Result<PayableOrder, string>> {
  const result = await createOrder(url, { ...request, isOrder: true, statuses: CREATED });
  if (!result.ok) {
    return fail(result.error.kind === 'malformed' ? request.failed : errorText(result.error));
  }
  const { paymentsOrderId, ...order } = result.value;
  const isComparable = order.amounts.length > 0 && totals.baseGrandTotal !== null;
  if (paymentsOrderId === null || !isComparable) return fail(request.failed);
  const text = otherAmountText({ ...order, paymentsOrderId }, totals);
  if (text === null || text === asked.text) return ok({ ...order, paymentsOrderId });
  asked.text = text;
  return fail(text);
}
