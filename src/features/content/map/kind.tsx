import type { ComponentType } from 'react';
import { useLate } from '../../shared/late/useLate';
import type { TillStore } from '../../../state/shared/store.types';
import type { PartKind } from '../parts/part.types';
import { useNear } from '../parts/useNear';

const load = (store: TillStore): Promise<ComponentType<{ readonly part: HTMLElement }>> =>
  import('./map-view').then(({ StoreMap, mapsState }) => {
    store.inject(mapsState);
    return StoreMap;
  });

/** Loads the code of maps when one is near the viewport. */
function LateMap({ part }: { readonly part: HTMLElement }) {
  const { View } = useLate(useNear(part), load);
  return View === null ? null : <View part={part} />;
}

/** The page builder's maps. */
export const mapKind: PartKind = {
  tag: 'till-map',
  selector: '[data-content-type=map]',
  View: LateMap,
};
