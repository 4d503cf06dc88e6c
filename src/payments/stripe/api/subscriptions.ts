import * as v from 'valibot';
import type { CheckoutChoices } from '../../../domain/payment/checkout-choices.types';
import type {
  FutureSubscription,
  InvoiceAmount,
  SubscriptionConfig,
  UpcomingInvoice,
} from '../../../domain/payment/subscription.types';
import { sameOrigin } from '../../../platform/navigate';
import { isRecord, recordOf } from '../../../platform/record';
import { fail, ok, type Result } from '../../../platform/result';
import { textOf } from '../../../platform/text/decode';
import type { CallOptions } from '../../../api/rest';
import { wireAmount, wireFlag } from '../../../api/wire/wire';
import { callStripe, type StripeShop } from './call';
import { choicesBody } from './checkout-choices';

const plain = v.optional(v.fallback(v.pipe(v.string(), v.transform(textOf)), ''), '');

const amount = v.optional(
  v.fallback(
    v.nullable(
      v.pipe(
        v.object({ label: v.pipe(v.string(), v.nonEmpty()), amount: wireAmount }),
        v.transform((one): InvoiceAmount => ({ label: textOf(one.label), amount: one.amount })),
      ),
    ),
    null,
  ),
  null,
);

const invoice = v.pipe(
  v.object({
    new_price: amount,
    proration_fee: amount,
    unused_time: amount,
    credit: plain,
    proration_adjustment: wireAmount,
    base_proration_adjustment: wireAmount,
  }),
  v.transform((one): UpcomingInvoice => ({
    newPrice: one.new_price,
    prorationFee: one.proration_fee,
    unusedTime: one.unused_time,
    credit: one.credit === '' ? null : one.credit,
    prorationAdjustment: one.proration_adjustment,
    baseProrationAdjustment: one.base_proration_adjustment,
  })),
);

const upcoming = v.object({ upcomingInvoice: v.nullable(invoice) });

/**
 * The invoice of a subscription after its update (SUBS-10). A response with `error`, and one without an invoice, are
 * failures.
 */
export async function loadUpcomingInvoice(
  shop: StripeShop,
  options: CallOptions = {},
): Promise<Result<UpcomingInvoice>> {
  const request = { name: 'get_upcoming_invoice', method: 'GET' } as const;
  const result = await callStripe(shop, request, upcoming, options);
  if (!result.ok) return result;
  const found = result.value.upcomingInvoice;
  return found === null ? fail({ kind: 'malformed', status: 200 }) : ok(found);
}

const future = v.pipe(
  v.object({
    title: plain,
    start_date_label: plain,
    frequency_label: plain,
    formatted_amount: plain,
  }),
  v.transform((one): FutureSubscription => ({
    title: one.title,
    startDate: one.start_date_label,
    frequency: one.frequency_label,
    amount: one.formatted_amount,
  })),
);

/** A list, or one of them alone; those without a text to show are left out. */
function parseFuture(value: unknown): readonly FutureSubscription[] {
  const list = isRecord(value) && 'title' in value ? [value] : Object.values(value ?? {});
  return list.flatMap((one: unknown) => {
    const parsed = v.safeParse(future, one);
    return parsed.success && parsed.output.amount !== '' ? [parsed.output] : [];
  });
}

/** The subscriptions of the cart whose payments begin later (SUBS-12). */
export async function loadFutureSubscriptions(
  shop: StripeShop,
  choices: CheckoutChoices,
  options: CallOptions = {},
): Promise<Result<readonly FutureSubscription[]>> {
  const body = choicesBody(choices);
  const request = { name: 'get_future_subscriptions', body };
  const result = await callStripe(shop, request, v.unknown(), options);
  return result.ok ? ok(parseFuture(result.value)) : result;
}

const ownUrl = v.optional(
  v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty(), v.check(sameOrigin))), null),
  null,
);
const details = v.object({ success_url: ownUrl, cancel_url: ownUrl });

/** The subscriptions in the `payment` part of a checkout's configuration (SUBS-08, SUBS-09). */
export function parseSubscriptionConfig(
  payment: Readonly<Record<string, unknown>>,
): SubscriptionConfig {
  const method = recordOf(payment.stripe_payments);
  const update = v.safeParse(details, method.subscriptionUpdateDetails);
  const hasFuture = v.safeParse(wireFlag, method.hasFutureSubscriptions);
  return {
    update: update.success
      ? { successUrl: update.output.success_url, cancelUrl: update.output.cancel_url }
      : null,
    hasFuture: hasFuture.success && hasFuture.output,
    future: parseFuture(method.futureSubscriptions),
  };
}
