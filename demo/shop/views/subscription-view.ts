import type { Database } from '../db/database';
import { findArticle } from '../domain/catalogue/catalogue';
import { findOrder } from '../domain/orders/order-store';
import { intervalLabel } from '../domain/payments/plans';
import type { Subscription } from '../domain/payments/subscription-store';
import { price } from '../domain/totals/money';
import type { SubscriptionView } from '../pages/customer.types';

/** A subscription for its customer's page. */
export function subscriptionView(db: Database, subscription: Subscription): SubscriptionView {
  const product = findArticle(subscription.sku)?.product;
  const every = product?.plan ? intervalLabel(product.plan) : '';
  return {
    id: subscription.id,
    orderNumber: findOrder(db, subscription.order_id)?.increment_id ?? '',
    name: `${product?.name ?? subscription.sku} x ${String(subscription.qty)}`,
    billing: `${price(subscription.price)} ${every}`,
    label: subscription.label,
    isActive: subscription.status !== 'canceled',
    canChange: subscription.status === 'active',
    methodId: subscription.method_id,
  };
}
