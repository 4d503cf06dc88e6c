import type { MapsService } from '../../domain/content/maps-service.types';
import type { PageSource } from '../../platform/page/page-source';
import { isRecord } from '../../platform/record';
import { branch, nonEmptyText, recordOf, text, type Json } from './config-values';

/** The service's script, for shops that configure only their key. */
const SCRIPT = 'https://maps.googleapis.com/maps/api/js';
const MODULE = 'Magento_PageBuilder/js/utils/map';

/** Style rules, or JSON text of them; anything else results in no styles (MAP-07). */
function stylesOf(raw: unknown): readonly Json[] {
  try {
    const rules: unknown = typeof raw === 'string' ? JSON.parse(raw) : raw;
    if (Array.isArray(rules)) return rules.filter(isRecord);
  } catch {
    // Invalid JSON: no styles.
  }
  return [];
}

/** Without a key the service draws a map for development only. */
const hasKey = (url: string): boolean => /[?&](?:key|client)=[^&#]/.test(url);

function scriptOf(url: string | undefined, key: string | undefined): string | null {
  if (url !== undefined) return hasKey(url) ? url : null;
  return key === undefined
    ? null
    : `${SCRIPT}?${new URLSearchParams({ v: 'quarterly', loading: 'async', key }).toString()}`;
}

/** The configuration of RequireJS, in which the platform's template puts the service. */
function moduleConfig({ require }: Json): { readonly url: unknown; readonly styles: unknown } {
  const config = branch(require, 's', 'contexts', '_', 'config');
  return {
    url: recordOf(config.paths).googleMaps,
    styles: branch(config, 'config', MODULE).style,
  };
}

/** The maps service as configured by the page; null without a script or a key. */
export function parseMapsService({ checkout, globals }: PageSource): MapsService | null {
  const own = recordOf(checkout.googleMaps);
  const page = moduleConfig(globals);
  const url = nonEmptyText(own.url) ?? (own.key === undefined ? nonEmptyText(page.url) : undefined);
  const script = scriptOf(url, text(own.key)?.trim() || undefined);
  return script === null ? null : { url: script, styles: stylesOf(own.styles ?? page.styles) };
}
