import { randomBytes } from 'node:crypto';

import { type Database, first, rows, run } from '../../db/database';

/** A subscription of a customer; `price` in cents per period for the whole quantity. Times are ISO 8601 in UTC. */
export interface Subscription {
  readonly id: string;
  readonly customer_id: number;
  readonly order_id: number;
  readonly sku: string;
  readonly qty: number;
  readonly price: number;
  readonly status: 'trialing' | 'active' | 'canceled';
  /** The provider's payment method for the next periods; '' when there is none. */
  readonly method_id: string;
  /** The display name of that card. */
  readonly label: string;
  /** The start of the paid period or the trial. */
  readonly period_start: string;
  readonly period_end: string;
}

/** Inserts a subscription; returns its id. */
export function keepSubscription(db: Database, subscription: Omit<Subscription, 'id'>): string {
  const id = `sub_${randomBytes(12).toString('hex')}`;
  const entries = Object.entries({ ...subscription, id });
  run(
    db,
    `INSERT INTO subscriptions (${entries.map(([name]) => name).join(', ')})
     VALUES (${entries.map(() => '?').join(', ')})`,
    ...entries.map(([, value]) => value),
  );
  return id;
}

/** Changes a subscription. */
export function changeSubscription(
  db: Database,
  id: string,
  change: Partial<Pick<Subscription, 'qty' | 'price' | 'status' | 'method_id' | 'label'>>,
): void {
  const names = Object.keys(change);
  const sets = names.map((name) => `${name} = ?`).join(', ');
  run(db, `UPDATE subscriptions SET ${sets} WHERE id = ?`, ...Object.values(change), id);
}

/** A customer's subscriptions, newest first. */
export function subscriptionsOf(db: Database, customerId: number): readonly Subscription[] {
  return rows<Subscription>(
    db,
    'SELECT * FROM subscriptions WHERE customer_id = ? ORDER BY rowid DESC',
    customerId,
  );
}

/** The customer's subscription with this id; null for another customer's. */
export function findSubscription(
  db: Database,
  customerId: number | null,
  id: string,
): Subscription | null {
  if (customerId === null) return null;
  return first(subscriptionsOf(db, customerId).filter((subscription) => subscription.id === id));
}

/** The subscription that a customer is changing; null for none. */
export function updateOf(db: Database, customerId: number | null): Subscription | null {
  const found = first(
    rows<{ subscription_id: string }>(
      db,
      'SELECT subscription_id FROM subscription_updates WHERE customer_id = ?',
      customerId,
    ),
  );
  return found ? findSubscription(db, customerId, found.subscription_id) : null;
}

/** Starts or ends the change of a subscription. */
export function keepUpdate(db: Database, customerId: number, subscriptionId: string | null): void {
  run(db, 'DELETE FROM subscription_updates WHERE customer_id = ?', customerId);
  if (subscriptionId === null) return;
  run(
    db,
    'INSERT INTO subscription_updates (customer_id, subscription_id) VALUES (?, ?)',
    customerId,
    subscriptionId,
  );
}
