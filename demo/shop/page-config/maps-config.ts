import type { Shop } from '../domain/shop';
import { currentSettings } from '../domain/settings/visitor';

/** The shop's style rules for maps. */
const STYLES = [{ featureType: 'water', stylers: [{ color: '#c9dcd5' }] }];

/** The maps configuration of every page, in the format of the platform's RequireJS template. */
export function mapsPageConfig({ maps }: Shop): Readonly<Record<string, unknown>> {
  const key = currentSettings().maps;
  if (maps === undefined || key === 'none') return {};
  const url = `${maps.origin}/maps/api/js?v=3.56&key=${key}`;
  return { googleMaps: { url, styles: JSON.stringify(STYLES) } };
}
