import { type Database, first, rows, run } from '../../db/database';
import type { Customer } from '../customers/customers';
import { ProviderError, type Provider } from './provider';
import { objectSchema } from './provider.types';

/** What the provider calls a customer of the shop; null until the customer first pays there. */
export function providerCustomerId(db: Database, customerId: number): string | null {
  const found = first(
    rows<{ provider_id: string }>(
      db,
      'SELECT provider_id FROM provider_customers WHERE customer_id = ?',
      customerId,
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

/** The customer at the provider, made on first need, and again where the provider has forgotten them. */
export async function ensureProviderCustomer(
  db: Database,
  provider: Provider,
  customer: Pick<Customer, 'id' | 'email' | 'firstname' | 'lastname'>,
): Promise<string> {
  const known = providerCustomerId(db, customer.id);
  if (known !== null && (await isKnown(provider, known))) return known;
  const { id } = await provider.post('customers', objectSchema, {
    name: `${customer.firstname} ${customer.lastname}`,
    email: customer.email,
  });
  run(
    db,
    'INSERT OR REPLACE INTO provider_customers (customer_id, provider_id) VALUES (?, ?)',
    customer.id,
    id,
  );
  return id;
}
