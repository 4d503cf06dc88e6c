import type { PaymentProvider } from '../extensions/payment-provider.types';
import type {
  SeveralAddressesPage,
  SeveralAddressesProvider,
} from '../extensions/several-addresses-provider.types';
import type { Services } from '../shared/services';
import type { TillState } from '../shared/store.types';

type Load = () => Promise<readonly Pick<PaymentProvider, 'code' | 'severalAddresses'>[]>;

let load: Load = () => Promise.resolve([]);

/** Names how the providers that Till brings along are loaded. */
export function provideOrderProviders(loadProviders: Load): void {
  load = loadProviders;
}

interface OrderProvider {
  readonly code: string;
  readonly own: SeveralAddressesProvider;
}

/** The providers that can pay orders for several addresses. Rejects when their code cannot be loaded. */
async function orderProviders(): Promise<readonly OrderProvider[]> {
  const all = await load();
  const found = await Promise.all(
    all.map(async ({ code, severalAddresses }) => ({ code, own: await severalAddresses?.() })),
  );
  return found.flatMap(({ code, own }) => (own === undefined ? [] : [{ code, own }]));
}

/**
 * The code of the provider whose call places this page's orders; null where the page's own form does. Rejects when the code
 * cannot be loaded.
 */
export async function providerOfPage({ page }: Pick<Services, 'page'>): Promise<string | null> {
  const source = page();
  if (source === null) return null;
  const providers = await orderProviders();
  return providers.find(({ own }) => own.placesOrders(source))?.code ?? null;
}

/** A provider by its code; null where it is not there. Rejects when its code cannot be loaded. */
export async function loadOrderProvider(code: string): Promise<SeveralAddressesProvider | null> {
  const providers = await orderProviders();
  return providers.find((one) => one.code === code)?.own ?? null;
}

/** The ways to pay whose form is a provider's: the code of the provider, by that of the method. */
export async function methodsWithForm(): Promise<ReadonlyMap<string, string>> {
  const providers = await orderProviders();
  return new Map(providers.map(({ own, code }) => [own.method, code]));
}

/** What a provider is told of the page. */
export const ordersPage = (
  state: Pick<TillState, 'config'>,
  { page }: Pick<Services, 'page'>,
): SeveralAddressesPage => ({ shop: state.config.shop, page: page() });
