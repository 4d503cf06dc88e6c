import { renderLate } from '../parts/enhance-late';
import type { PartKind } from '../parts/part.types';

/** The page builder's maps. */
export const mapKind: PartKind = {
  tag: 'till-map',
  selector: '[data-content-type=map]',
  enhance: renderLate(({ store }) =>
    import('./map-view').then(({ StoreMap, mapsState }) => {
      store.inject(mapsState);
      return StoreMap;
    }),
  ),
};
