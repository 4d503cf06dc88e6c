import * as v from 'valibot';
import { defaultSectionSettings } from '../../domain/sections/default-settings';
import type { SectionSettings } from '../../domain/sections/section-settings.types';
import type { ShopConfig } from '../../domain/quote.types';
import type { PageSource } from '../../platform/page/page-source';
import { wireFlag, wireNumber, wireText } from '../wire/wire';
import { branch, configsOf, reader, recordOf, type Json } from './reader';

const names = v.array(v.string());
const routes = v.record(v.string(), v.union([names, v.string(), v.null()]));

const firstOf = (source: PageSource, component: string): Json =>
  configsOf(source.init, component)[0] ?? {};

/**
 * How the private-data cache works, from the page's init scripts (SECT-29, `config-shapes.md` §6.1); key by key a stock
 * shop's ways where the page is silent.
 */
export function parseSectionSettings(source: PageSource, shop: ShopConfig): SectionSettings {
  const standard = defaultSectionSettings(shop);
  const data = reader(firstOf(source, 'Magento_Customer/js/customer-data'), 'customer-data');
  const config = reader(firstOf(source, 'Magento_Customer/js/section-config'), 'section-config');
  const clientSideNames = config('clientSideSections', names, standard.clientSideNames);
  return {
    loadUrl: data('sectionLoadUrl', v.string(), standard.loadUrl),
    names: config('sectionNames', names, standard.names).filter(
      (name) => !clientSideNames.includes(name),
    ),
    clientSideNames,
    expirableNames: data('expirableSectionNames', names, standard.expirableNames),
    lifetimeMinutes: data('expirableSectionLifetime', wireNumber, standard.lifetimeMinutes),
    cookieLifetimeSeconds: data('cookieLifeTime', wireNumber, standard.cookieLifetimeSeconds),
    baseUrls: [...new Set([...config('baseUrls', names, []), shop.baseUrl])],
    routes: routesOf(config('sections', routes, null)) ?? standard.routes,
    isLoggedIn: data('isLoggedIn', wireFlag, null),
    websiteId: websiteOf(source) ?? standard.websiteId,
    storeId: standard.storeId,
  };
}

/** A route without names, or with the bare word `*`, stands for every section. */
function routesOf(printed: v.InferOutput<typeof routes> | null): SectionSettings['routes'] | null {
  if (printed === null || Object.keys(printed).length === 0) return null;
  return Object.entries(printed).map(
    ([route, sections]) =>
      [route, Array.isArray(sections) && sections.length > 0 ? sections : ['*']] as const,
  );
}

/** The website the page belongs to, as its invalidation rules print it (SECT-26). */
function websiteOf(source: PageSource): string | null {
  const component = 'Magento_Customer/js/invalidation-processor';
  const rules = branch(firstOf(source, component), 'invalidationRules', 'website-rule');
  const ids = Object.values(rules).map((rule) => branch(recordOf(rule), 'scopeConfig').websiteId);
  const parsed = v.safeParse(wireText, ids[0]);
  return parsed.success ? parsed.output : null;
}

/** Domain and security of the shop's cookies (`mage/cookies`, `window.cookiesConfig`). */
export function parseCookieScope(source: PageSource): { domain: string; secure: boolean } {
  const cookies = reader(firstOf(source, 'mage/cookies'), 'mage/cookies');
  const data = reader(firstOf(source, 'Magento_Customer/js/customer-data'), 'customer-data');
  const config = reader(recordOf(source.globals.cookiesConfig), 'cookiesConfig');
  return {
    domain: cookies('domain', v.string(), data('cookieDomain', v.string(), '')),
    secure: config('secure', wireFlag, cookies('secure', wireFlag, false)),
  };
}
