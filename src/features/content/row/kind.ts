import { enhanceLate } from '../parts/enhance-late';
import type { Enhance, PartKind } from '../parts/part.types';

const loadRow = () => import('./enhance-row').then(({ enhanceRow }) => enhanceRow);
const loadFilm = () => import('./film').then(({ filmOf }) => filmOf);

/** The code of films is loaded for rows with a film only. */
async function load({ dataset }: HTMLElement): Promise<Enhance> {
  const [enhanceRow, filmOf] = await Promise.all([
    loadRow(),
    dataset['backgroundType'] === 'video' ? loadFilm() : null,
  ]);
  return (part) => enhanceRow(part, filmOf?.(part));
}

/** What has a background that moves: rows, and the wrappers of banners and slides with a film. */
export const rowKind: PartKind = {
  tag: 'till-row',
  selector: '[data-enable-parallax="1"], [data-background-type=video][data-video-src]',
  enhance: enhanceLate(load),
};
