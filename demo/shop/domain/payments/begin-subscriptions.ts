import type { Database } from '../../db/database';
import { getCart, type Cart } from '../carts/cart-store';
import { computeTotals } from '../totals/totals';
import { periodEnd, periodPrice } from './plans';
import type { Intent } from './provider.types';
import { keepSubscription } from './subscription-store';

/** Creates the subscriptions of an order that a customer has paid. Guests cannot manage subscriptions, so they get none. */
export function beginSubscriptions(
  db: Database,
  order: { readonly id: number; readonly cart: Cart; readonly now: Date },
  paid: { readonly intent: Intent; readonly label: string },
): void {
  const { customer_id: customerId } = order.cart;
  if (customerId === null) return;
  const totals = computeTotals(db, getCart(db, order.cart.id));
  for (const { line, rowTotalInclTax } of totals.lines) {
    const { plan } = line.article.product;
    if (plan === null) continue;
    keepSubscription(db, {
      customer_id: customerId,
      order_id: order.id,
      sku: line.sku,
      qty: line.qty,
      price: plan.trialDays > 0 ? periodPrice(line) : rowTotalInclTax,
      status: plan.trialDays > 0 ? 'trialing' : 'active',
      method_id: paid.intent.payment_method ?? '',
      label: paid.label,
      period_start: order.now.toISOString(),
      period_end: periodEnd(plan, order.now).toISOString(),
    });
  }
}
