import { parseCookieScope, parseSectionSettings } from '../src/api/page-config/section-settings';
import { parseShopConfig } from '../src/api/page-config/shop';
import { warnOnce } from '../src/platform/console';
import { readPageSource, type PageSource } from '../src/platform/page/page-source';
import { setCookieScope } from '../src/platform/storage/cookies';
import type { SectionSettings } from '../src/domain/sections/section-settings.types';
import { createTillStore, inject } from '../src/state/store';
import type { TillStore } from '../src/state/store.types';
import { takeConfiguration } from './configuration';
import { sharedRuntime, type TillRuntime } from './runtime';
import { apiReady } from './till-api';
import { version } from './version';
import { fetchWords } from './words';

/**
 * Starts Till on this page, once: reads what the page and its scripts say, makes the store, fetches the shop's words
 * and connects the old front end. Call it when the page is parsed, since its scripts hold the configuration.
 */
export function startPage(): TillRuntime {
  return sharedRuntime(() => {
    const source = readPageSource(takeConfiguration());
    warnWithoutShop(source);
    setCookieScope(parseCookieScope(source));
    const shop = parseShopConfig(source);
    const sections = parseSectionSettings(source, shop);
    const store = createTillStore({ shop, checkout: null, sections }, { page: () => source });
    void connectOldFrontEnd(store, sections);
    const wordsReady = fetchWords(source, shop.locale);
    void wordsReady.then(apiReady);
    return {
      version,
      store,
      inject(module) {
        const isMissed =
          module.name === 'checkout' || (module.name === 'quote' && holdsItems(store));
        if (isMissed && source.checkoutConfig === null) warnWithoutCheckout();
        inject(store, module);
      },
      wordsReady,
    };
  });
}

/** Elements draw before the bridge is there; what it misses until then, the sections' own freshness makes good. */
async function connectOldFrontEnd(store: TillStore, sections: SectionSettings): Promise<void> {
  try {
    const { bridgeOldFrontEnd } = await import('./bridge');
    bridgeOldFrontEnd(store, sections);
  } catch {
    warnOnce('bridge', 'The bridge to the old front end could not be loaded.');
  }
}

function warnWithoutShop({ checkout, checkoutConfig, globals }: PageSource): void {
  if (checkoutConfig !== null || Object.keys(checkout).length > 0 || 'BASE_URL' in globals) return;
  warnOnce(
    'config:shop',
    "This page prints neither window.checkout nor window.BASE_URL, so the shop's addresses are guessed. " +
      'Print one, or call till.configure({ baseUrl, storeCode }): see docs/embedding.md.',
  );
}

/** The platform's page of an empty cart prints no `window.checkoutConfig` either. */
const holdsItems = (store: TillStore): boolean =>
  Number(store.getState().sections.data['cart']?.['summary_count']) > 0;

function warnWithoutCheckout(): void {
  warnOnce(
    'config:checkout',
    'This page prints no window.checkoutConfig. Without it there is no checkout here, and neither sums, coupons nor ' +
      "shipping costs. Put the element on the shop's checkout or cart page, or give the same data in a " +
      'data-till-config script: see docs/configuration.md.',
  );
}
