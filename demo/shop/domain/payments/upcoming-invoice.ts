import { translateHtml } from '../language/translate';
import { currentCurrency } from '../totals/currencies';
import { amount, price } from '../totals/money';
import type { CartTotals } from '../totals/totals';
import type { Subscription } from './subscription-store';

/** The amount due for the change of a subscription, in cents. */
export interface Proration {
  /** The new price for the rest of the period. */
  readonly fee: number;
  /** The credit for the rest of the paid period. */
  readonly unused: number;
  /** Due now; 0 if the credit covers it. */
  readonly due: number;
  /** Credit for the next periods. */
  readonly credit: number;
}

/** The remaining fraction of a period, from 1 to 0. */
function leftOf({ period_start, period_end }: Subscription, now: Date): number {
  const [start, end] = [period_start, period_end].map((time) => new Date(time).getTime());
  if (start === undefined || end === undefined || end <= start) return 0;
  return Math.min(1, Math.max(0, (end - now.getTime()) / (end - start)));
}

/** Prorates the old and the new price for the rest of the period (SUBS-07). A trial has nothing to refund. */
export function prorationOf(subscription: Subscription, newPrice: number, now: Date): Proration {
  const left = subscription.status === 'active' ? leftOf(subscription, now) : 0;
  const fee = Math.round(newPrice * left);
  const unused = Math.round(subscription.price * left);
  return { fee, unused, due: Math.max(0, fee - unused), credit: Math.max(0, unused - fee) };
}

/** The upcoming invoice of a subscription that is being changed to the cart's (SUBS-07, SUBS-10). */
export function upcomingInvoice(subscription: Subscription, totals: CartTotals, now: Date): object {
  const { fee, unused, due, credit } = prorationOf(subscription, totals.grandTotal, now);
  const currency = currentCurrency().code.toLowerCase();
  const entry = (cents: number) => ({ amount: amount(cents), currency, label: price(cents) });
  const adjustment = amount(due) - amount(totals.grandTotal);
  return {
    ...(unused > 0 ? { unused_time: entry(-unused) } : {}),
    ...(fee > 0 ? { proration_fee: entry(fee) } : {}),
    new_price: entry(totals.grandTotal),
    ...(credit > 0
      ? {
          credit: translateHtml(
            'Your account’s credit of %1 will be used for the next payments.',
            price(credit),
          ),
        }
      : {}),
    proration_adjustment: Number(adjustment.toFixed(4)),
    base_proration_adjustment: Number(adjustment.toFixed(4)),
  };
}
