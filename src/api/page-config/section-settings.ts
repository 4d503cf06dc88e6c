import { defaultSectionSettings } from '../../domain/sections/default-settings';
import type { SectionSettings } from '../../domain/sections/section-settings.types';
import type { ShopConfig } from '../../domain/quote.types';
import type { PageSource } from '../../platform/page/page-source';
import {
  branch,
  configsOf,
  flag,
  id,
  names,
  number,
  recordOf,
  taker,
  text,
  type Json,
} from './config-values';

const firstOf = (source: PageSource, component: string): Json =>
  configsOf(source.init, component)[0] ?? {};

/**
 * How the private-data cache works, from the page's init scripts (SECT-29, `config-shapes.md` §6.1); missing keys are
 * those of a stock shop.
 */
export function parseSectionSettings(source: PageSource, shop: ShopConfig): SectionSettings {
  const standard = defaultSectionSettings(shop);
  const data = taker(firstOf(source, 'Magento_Customer/js/customer-data'), 'customer-data');
  const config = taker(firstOf(source, 'Magento_Customer/js/section-config'), 'section-config');
  const clientSideNames = config('clientSideSections', names, standard.clientSideNames);
  return {
    loadUrl: data('sectionLoadUrl', text, standard.loadUrl),
    names: config('sectionNames', names, standard.names).filter(
      (name) => !clientSideNames.includes(name),
    ),
    clientSideNames,
    expirableNames: data('expirableSectionNames', names, standard.expirableNames),
    lifetimeMinutes: data('expirableSectionLifetime', number, standard.lifetimeMinutes),
    cookieLifetimeSeconds: data('cookieLifeTime', number, standard.cookieLifetimeSeconds),
    baseUrls: [...new Set([...config('baseUrls', names, []), shop.baseUrl])],
    routes: routesOf(config('sections', recordOf, {})) ?? standard.routes,
    isLoggedIn: data('isLoggedIn', flag, null),
    websiteId: websiteOf(source) ?? standard.websiteId,
    storeId: standard.storeId,
  };
}

/** A route without names, or with just `*`, means every section. */
function routesOf(raw: Json): SectionSettings['routes'] | null {
  if (Object.keys(raw).length === 0) return null;
  return Object.entries(raw).map(([route, sections]) => {
    const affected = names(sections) ?? [];
    return [route, affected.length > 0 ? affected : ['*']] as const;
  });
}

/** The website that the page belongs to, from its invalidation rules (SECT-26). */
function websiteOf(source: PageSource): string | null {
  const component = 'Magento_Customer/js/invalidation-processor';
  const rules = branch(firstOf(source, component), 'invalidationRules', 'website-rule');
  const ids = Object.values(rules).map((rule) => branch(recordOf(rule), 'scopeConfig').websiteId);
  return id(ids[0]) ?? null;
}

/** Domain and security of the shop's cookies (`mage/cookies`, `window.cookiesConfig`). */
export function parseCookieScope(source: PageSource): { domain: string; secure: boolean } {
  const cookies = taker(firstOf(source, 'mage/cookies'), 'mage/cookies');
  const data = taker(firstOf(source, 'Magento_Customer/js/customer-data'), 'customer-data');
  const config = taker(recordOf(source.globals.cookiesConfig), 'cookiesConfig');
  return {
    domain: cookies('domain', text, data('cookieDomain', text, '')),
    secure: config('secure', flag, cookies('secure', flag, false)),
  };
}
