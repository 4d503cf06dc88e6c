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

/** Distance from the viewport at which a map is drawn. */
const NEAR = '300px';
const NO_STYLES: readonly object[] = [];

/** Whether the part has been near the viewport. */
function useNear(part: Element): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(part);
    return () => {
      observer.disconnect();
    };
  }, [part]);
  return isNear;
}

/** The maps service, loaded when a map that needs it is near the viewport (MAP-14). */
export function useMaps(part: Element, isNeeded: boolean): Maps {
  const dispatch = useTillDispatch();
  const service = useTillSelector(selectMapsService);
  const isNear = useNear(part);
  const [sdk, setSdk] = useState<MapsSdk | null>(null);
  const url = isNeeded && isNear ? (service?.url ?? null) : null;
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
