import { enhanceLate } from '../parts/enhance-late';
import type { Enhance, PartKind } from '../parts/part.types';

/** The code of films is loaded for rows with a film only. */
async function load({ dataset }: HTMLElement): Promise<Enhance> {
  const hasFilm = dataset['backgroundType'] === 'video';
  const [row, film] = await Promise.all([
    import('./enhance-row'),
    hasFilm ? import('./film') : null,
  ]);
  return (part) => row.enhanceRow(part, film?.filmOf(part));
}

/** What has a background that moves: rows, and the wrappers of banners and slides with a film. */
export const rowKind: PartKind = {
  tag: 'till-row',
  selector: '[data-enable-parallax="1"], [data-background-type=video][data-video-src]',
  enhance: enhanceLate(load),
};
