import { said } from '../language/translate';
import { currentCurrency } from '../totals/currencies';
import { amount, price } from '../totals/money';
import type { CartTotals } from '../totals/totals';
import type { Subscription } from './subscription-store';

/** What the change of a subscription comes to now, in cents. */
export interface Proration {
  /** The new price for what is left of the period. */
  readonly fee: number;
  /** What is left of the period that was paid. */
  readonly unused: number;
  /** Due at once; 0 where the old period has paid for it. */
  readonly due: number;
  /** Kept for the next periods. */
  readonly credit: number;
}

/** What is left of a period, from 1 to 0. */
function leftOf({ period_start, period_end }: Subscription, now: Date): number {
  const [start, end] = [period_start, period_end].map((time) => new Date(time).getTime());
  if (start === undefined || end === undefined || end <= start) return 0;
  return Math.min(1, Math.max(0, (end - now.getTime()) / (end - start)));
}

/** The old price and the new for what is left of the period (SUBS-07). A trial has nothing to give back. */
export function prorationOf(subscription: Subscription, newPrice: number, now: Date): Proration {
  const left = subscription.status === 'active' ? leftOf(subscription, now) : 0;
  const fee = Math.round(newPrice * left);
  const unused = Math.round(subscription.price * left);
  return { fee, unused, due: Math.max(0, fee - unused), credit: Math.max(0, unused - fee) };
}

/** The upcoming invoice of a subscription that is being changed to what is in the cart (SUBS-07, SUBS-10). */
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
          credit: said(
            'Your account’s credit of %1 will be used for the next payments.',
            price(credit),
          ),
        }
      : {}),
    proration_adjustment: Number(adjustment.toFixed(4)),
    base_proration_adjustment: Number(adjustment.toFixed(4)),
  };
}
