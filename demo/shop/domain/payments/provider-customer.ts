import { type Database, first, rows, run } from '../../db/database';
import type { Customer } from '../customers/customers';
import { ProviderError, type Provider } from './provider';
import { objectSchema } from './provider.types';

/**
 * The provider's id for a customer of the shop; null until the customer first pays there. `account` identifies the shop's
 * account there by its publishable key: each has its own customers.
 */
export function providerCustomerId(
  db: Database,
  account: string,
  customerId: number,
): string | null {
  const found = first(
    rows<{ provider_id: string }>(
      db,
      'SELECT provider_id FROM customers_at_provider WHERE customer_id = ? AND account = ?',
      customerId,
      account,
    ),
  );
  return found?.provider_id ?? null;
}

async function isKnown(provider: Provider, id: string): Promise<boolean> {
  try {
    await provider.get(`customers/${id}`, objectSchema);
    return true;
  } catch (error) {
    if (error instanceof ProviderError && error.status === 404) return false;
    throw error;
  }
}

/** The customer at the provider, created on first use, and again if the provider no longer knows the customer. */
export async function ensureProviderCustomer(
  db: Database,
  provider: Provider,
  customer: Pick<Customer, 'id' | 'email' | 'firstname' | 'lastname'>,
): Promise<string> {
  const { account } = provider;
  const known = providerCustomerId(db, account, customer.id);
  if (known !== null && (await isKnown(provider, known))) return known;
  const { id } = await provider.post('customers', objectSchema, {
    name: `${customer.firstname} ${customer.lastname}`,
    email: customer.email,
  });
  run(
    db,
    'INSERT OR REPLACE INTO customers_at_provider (customer_id, account, provider_id) VALUES (?, ?, ?)',
    customer.id,
    account,
    id,
  );
  return id;
}
