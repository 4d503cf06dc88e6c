import type { Call } from './context';
import { texts } from './form';

/** Expands the ids that `expand[]` names: `payment_method`, `latest_charge`, `payment_intent`, `customer`. */
export function expanded(c: Call, object: object): Record<string, unknown> {
  const { account, params } = c.var;
  const shelves: Readonly<Record<string, ReadonlyMap<string, unknown>>> = {
    payment_method: account.paymentMethods,
    latest_charge: account.charges,
    payment_intent: account.paymentIntents,
    setup_intent: account.setupIntents,
    customer: account.customers,
  };
  const shown: Record<string, unknown> = { ...object };
  for (const name of Object.values(texts(params, 'expand'))) {
    const id = shown[name];
    if (typeof id === 'string') shown[name] = shelves[name]?.get(id) ?? id;
  }
  return shown;
}
