import { useCallback, useEffect, useState, type RefCallback } from 'react';
import type { PlacedLocation } from '../../../domain/content/map-locations';
import { report } from '../../../platform/console';
import { drawMap, type DrawnMap, type MapPlan } from './draw-map';
import type { MapsSdk } from './maps-sdk.types';

interface DrawnMapOptions extends Omit<MapPlan, 'onPick'> {
  /** Null while maps cannot be drawn. */
  readonly sdk: MapsSdk | null;
}

interface ShownMap {
  /** For the element that the map is drawn in. */
  readonly attach: RefCallback<HTMLElement>;
  readonly isDrawn: boolean;
  /** The location that was selected last. */
  readonly picked: PlacedLocation | null;
}

/** Moves the focus from the list, which the map covers, to the map. */
function moveFocus(host: HTMLElement): void {
  const list = host.previousElementSibling;
  if (list?.contains(document.activeElement)) host.focus({ preventScroll: true });
}

/** Draws the map; null if that fails, and then the list stays visible. */
function tryToDraw(sdk: MapsSdk, host: HTMLElement, plan: MapPlan): DrawnMap | null {
  try {
    return drawMap(sdk, host, plan);
  } catch (error) {
    host.replaceChildren();
    report(44, '<till-map>: the maps service could not draw a map.', error);
    return null;
  }
}

/** Draws the map when the service is loaded, and opens the text of the location that the shopper selects. */
export function useDrawnMap(options: DrawnMapOptions): ShownMap {
  const { sdk, styles, locations, hasControls, info } = options;
  const [map, setMap] = useState<DrawnMap | null>(null);
  const [pick, setPick] = useState<{ readonly index: number } | null>(null);
  const attach = useCallback(
    (host: HTMLElement | null) => {
      if (sdk === null || host === null) return undefined;
      const onPick = (index: number): void => {
        setPick({ index });
      };
      const drawn = tryToDraw(sdk, host, { styles, locations, hasControls, info, onPick });
      if (drawn === null) return undefined;
      moveFocus(host);
      setMap(drawn);
      return () => {
        drawn.remove();
        setMap(null);
        setPick(null);
      };
    },
    [sdk, styles, locations, hasControls, info],
  );
  useEffect(() => {
    if (pick !== null) map?.open(pick.index);
  }, [pick, map]);
  const picked = pick === null ? null : (locations[pick.index] ?? null);
  return { attach, isDrawn: map !== null, picked };
}
