import type { Shop } from '../domain/shop';
import { currentSettings } from '../domain/settings/visitor';

/** The colours that the shop gives its maps. */
const STYLES = [{ featureType: 'water', stylers: [{ color: '#c9dcd5' }] }];

/** What every page says of the maps service; the platform's template writes the same for its module loader. */
export function mapsPageConfig({ maps }: Shop): Readonly<Record<string, unknown>> {
  const key = currentSettings().maps;
  if (maps === undefined || key === 'none') return {};
  const url = `${maps.origin}/maps/api/js?v=3.56&key=${key}`;
  return { googleMaps: { url, styles: JSON.stringify(STYLES) } };
}
