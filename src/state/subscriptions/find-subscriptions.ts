import type { PaymentProvider } from '../extensions/payment-provider.types';

type LoadProviders = () => Promise<readonly PaymentProvider[]>;

let load: LoadProviders = () => Promise.resolve([]);

/** Tells where the providers are that Till brings along; their list is loaded with the first cart that is shown. */
export function provideSubscriptions(loader: LoadProviders): void {
  load = loader;
}

/**
 * The subscriptions of the provider that a cart's subscriptions belong to, by the `payment` part of the checkout's
 * configuration; undefined when the cart has none. Rejects if the list of providers cannot be loaded.
 */
export async function findSubscriptions(
  payment: Readonly<Record<string, unknown>>,
): Promise<PaymentProvider['subscriptions']> {
  const providers = await load();
  return providers.find(({ subscriptions }) => subscriptions?.isInCart(payment))?.subscriptions;
}
