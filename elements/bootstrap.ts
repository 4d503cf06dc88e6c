import { parseCookieScope, parseSectionSettings } from '../src/api/page-config/section-settings';
import { parseShopConfig } from '../src/api/page-config/shop';
import { report } from '../src/platform/console';
import { readPageSource, type PageSource } from '../src/platform/page/page-source';
import { setCookieScope } from '../src/platform/storage/cookies';
import type { SectionSettings } from '../src/domain/sections/section-settings.types';
import { createTillStore } from '../src/state/store/store';
import { adoptPageFont } from '../src/ui/styles/page-font';
import { takeConfiguration } from './configuration';
import { sharedRuntime, type TillRuntime } from './runtime';
import { apiReady } from './till-api';
import { version } from './version';
import { loadTranslations } from './translations';

/**
 * Starts Till on this page, once: reads the configuration of the page and its scripts, creates the store, loads the
 * shop's translations and connects the old front end. Call it when the page is parsed, since its scripts contain the
 * configuration.
 */
export function startPage(): TillRuntime {
  return sharedRuntime(() => {
    adoptPageFont();
    const configured = takeConfiguration();
    let source = readPageSource(configured);
    let completed: Promise<PageSource> | undefined;
    setCookieScope(parseCookieScope(source));
    const shop = parseShopConfig(source);
    const sections = parseSectionSettings(source, shop);
    const store = createTillStore({ shop, checkout: null, sections }, { page: () => source });
    const translationsReady = loadTranslations(source, shop.locale);
    void translationsReady.then(() => {
      apiReady(async () => (await import('./read-api/reader')).createReader(store));
    });
    const runtime: TillRuntime = {
      version,
      store,
      async complete(modules) {
        if (!modules.some((module) => module.isMissing?.(source))) return;
        completed ??= import('./missing-configuration').then(({ completeSource }) =>
          completeSource(configured, shop),
        );
        source = await completed.catch(() => source);
      },
      translationsReady,
    };
    void connectOldFrontEnd(runtime, source, sections);
    return runtime;
  });
}

/**
 * Elements render before the bridge is loaded; the freshness checks of the sections cover what it misses until then.
 */
async function connectOldFrontEnd(
  runtime: TillRuntime,
  source: PageSource,
  sections: SectionSettings,
): Promise<void> {
  try {
    const { startBridge } = await import('./bridge');
    await startBridge(runtime, source, sections);
  } catch {
    report(7, 'The bridge did not load.');
  }
}
