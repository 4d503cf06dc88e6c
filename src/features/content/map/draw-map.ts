import type { MapPosition, PlacedLocation } from '../../../domain/content/map-locations';
import type { MapsSdk, SdkMarker } from './maps-sdk.types';

/** The content and the options of a map. */
export interface MapPlan {
  readonly locations: readonly PlacedLocation[];
  readonly hasControls: boolean;
  /** Style rules in the service's own format. */
  readonly styles: readonly object[];
  /** The node that contains the text of the selected location. */
  readonly info: HTMLElement;
  /** Called with the index of the location that the shopper selects. */
  readonly onPick: (index: number) => void;
}

/** A map on the page. */
export interface DrawnMap {
  /** Opens the text of a location at its marker. */
  readonly open: (index: number) => void;
  readonly remove: () => void;
}

interface Canvas {
  readonly element: HTMLElement;
  readonly map: google.maps.Map;
}

/** Defaults (MAP-08, MAP-09, MAP-11). */
const ZOOM = 8;
const TEXAS: MapPosition = { lat: 30.2672, lng: -97.7431 };
const INFO_WIDTH = 350;

/** Removed maps, which are reused for later ones, because the service never releases their memory. */
const spare: Canvas[] = [];

/** The options of a map with these locations (MAP-12, MAP-10). */
const optionsOf = ({ hasControls, styles, locations }: MapPlan): google.maps.MapOptions => ({
  center: locations[0]?.position ?? TEXAS,
  zoom: ZOOM,
  scrollwheel: false,
  disableDefaultUI: !hasControls,
  mapTypeControl: hasControls,
  styles: [...styles] as google.maps.MapTypeStyle[],
});

function createCanvas(sdk: MapsSdk): Canvas {
  const element = document.createElement('div');
  element.className = 'till-map-canvas';
  const map = new sdk.Map(element, { center: TEXAS, zoom: ZOOM, scrollwheel: false });
  return { element, map };
}

/** Sets the options; without the styles if the service rejects these (MAP-07). */
function setOptions(map: google.maps.Map, options: google.maps.MapOptions): void {
  try {
    map.setOptions(options);
  } catch {
    map.setOptions({ ...options, styles: [] });
  }
}

/** Fits the map to all locations (MAP-13), unless they share one point. */
function fit(map: google.maps.Map, locations: readonly PlacedLocation[]): void {
  const lats = locations.map(({ position }) => position.lat);
  const lngs = locations.map(({ position }) => position.lng);
  const bounds = {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
  };
  if (bounds.south !== bounds.north || bounds.west !== bounds.east) map.fitBounds(bounds);
}

function addMarkers(sdk: MapsSdk, map: google.maps.Map, plan: MapPlan): readonly SdkMarker[] {
  return plan.locations.map(({ name, position }, index) => {
    const marker = new sdk.Marker({ map, position, title: name });
    if (name !== '') {
      marker.addListener('click', () => {
        plan.onPick(index);
      });
    }
    return marker;
  });
}

/** Draws a map with a marker for each location into `host`. */
export function drawMap(sdk: MapsSdk, host: HTMLElement, plan: MapPlan): DrawnMap {
  const canvas = spare.pop() ?? createCanvas(sdk);
  const { map, element } = canvas;
  host.append(element);
  setOptions(map, optionsOf(plan));
  const markers = addMarkers(sdk, map, plan);
  fit(map, plan.locations);
  let open: google.maps.InfoWindow | null = null;
  return {
    open: (index) => {
      open?.close();
      open = new sdk.InfoWindow({
        content: plan.info,
        maxWidth: INFO_WIDTH,
        ariaLabel: plan.locations[index]?.name ?? null,
      });
      open.open({ map, anchor: markers[index] ?? null });
    },
    remove: () => {
      open?.close();
      for (const marker of markers) marker.setMap(null);
      element.remove();
      spare.push(canvas);
    },
  };
}
