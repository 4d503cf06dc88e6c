import type { PageSource } from '../../platform/page/page-source';
import type { CardPageProvider } from '../extensions/card-page.types';
import type { PaymentProvider } from '../extensions/payment-provider.types';

let builtIn: readonly PaymentProvider[] = [];

/** Names the providers that Till brings along. */
export function provideCardPages(providers: readonly PaymentProvider[]): void {
  builtIn = providers;
}

/** The code of a provider's page; undefined where it has none. */
async function loaded({ cardPage }: PaymentProvider): Promise<CardPageProvider | undefined> {
  try {
    return await cardPage?.();
  } catch {
    return undefined;
  }
}

/**
 * The provider whose form the page has; null for a page without one. Undefined where the page may have one, but the code of a
 * provider could not be loaded.
 */
export async function findCardPage(page: PageSource): Promise<CardPageProvider | null | undefined> {
  const able = builtIn.filter(({ cardPage }) => cardPage !== undefined);
  const found = await Promise.all(able.map(loaded));
  const provider = found.find((one) => one?.isOnPage(page));
  if (provider !== undefined) return provider;
  return found.includes(undefined) ? undefined : null;
}
