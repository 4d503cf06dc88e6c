import { useEffect, useState } from 'react';
import { mapsRefused, selectMapsService } from '../../../state/maps/maps-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { loadMaps } from './load-maps';
import type { MapsSdk } from './maps-sdk.types';

interface Maps {
  /** Null until the service is loaded, and while it is not allowed or not available. */
  readonly sdk: MapsSdk | null;
  readonly styles: readonly object[];
  /** Whether the page configures a maps service. */
  readonly isOffered: boolean;
}

const NO_STYLES: readonly object[] = [];

/** The maps service, loaded when a map needs it (MAP-14); there is no map before its part is near the viewport. */
export function useMaps(isNeeded: boolean): Maps {
  const dispatch = useTillDispatch();
  const service = useTillSelector(selectMapsService);
  const [sdk, setSdk] = useState<MapsSdk | null>(null);
  const url = isNeeded ? (service?.url ?? null) : null;
  useEffect(() => {
    if (url === null) return undefined;
    let isCurrent = true;
    const refuse = (): void => {
      dispatch(mapsRefused());
    };
    void loadMaps(url, refuse).then((loaded) => {
      if (isCurrent && loaded.ok) setSdk(loaded.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [url, dispatch]);
  return {
    sdk: url === null ? null : sdk,
    styles: service?.styles ?? NO_STYLES,
    isOffered: service !== null,
  };
}
