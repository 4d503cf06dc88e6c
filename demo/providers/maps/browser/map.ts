import { offset, zoomFor, type Point } from './projection';
import { adoptSheet } from './sheet';

/** The space that the service leaves around what it fits, in pixels. */
const PADDING = 45;

type Bounds = google.maps.LatLngBoundsLiteral;
/** The part of a map that the sandbox implements, in the service's own types. */
type MapContract = Pick<google.maps.Map, 'fitBounds' | 'setOptions'>;

const literal = (value: google.maps.LatLng | google.maps.LatLngLiteral): Point =>
  typeof value.lat === 'function'
    ? { lat: value.lat(), lng: (value as google.maps.LatLng).lng() }
    : (value as google.maps.LatLngLiteral);

function button(label: string, text: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.setAttribute('aria-label', label);
  made.addEventListener('click', onPress);
  return made;
}

/** Validates style rules like the service, which throws for invalid ones. */
function checkStyles(styles: unknown): void {
  const isRule = (rule: unknown): boolean =>
    typeof rule === 'object' &&
    rule !== null &&
    Array.isArray((rule as { stylers?: unknown }).stylers);
  if (!Array.isArray(styles) || !styles.every(isRule)) {
    throw new TypeError('InvalidValueError: in property styles: not an Array of style rules');
  }
}

/** A map of squares. Its options are in `data-*` attributes, for tests. */
export class SandboxMap implements MapContract {
  readonly element: HTMLElement;
  readonly #followers = new Set<() => void>();
  readonly #zoomButtons = document.createElement('div');
  #center: Point = { lat: 0, lng: 0 };
  #zoom = 0;

  constructor(element: HTMLElement, options: google.maps.MapOptions = {}) {
    adoptSheet();
    this.element = element;
    element.classList.add('sandbox-map');
    this.#zoomButtons.className = 'sandbox-zoom';
    const by = (step: number) => () => {
      this.#zoom += step;
      this.#place();
    };
    this.#zoomButtons.append(button('Zoom in', '+', by(1)), button('Zoom out', '−', by(-1)));
    this.setOptions(options);
  }

  setOptions(options: google.maps.MapOptions | null): void {
    const { center, zoom, styles, scrollwheel, disableDefaultUI, mapTypeControl } = options ?? {};
    if (styles) checkStyles(styles);
    if (center) this.#center = literal(center);
    this.#zoom = zoom ?? this.#zoom;
    const { dataset } = this.element;
    if (styles) dataset['styles'] = String(styles.length);
    if (scrollwheel !== undefined) dataset['scrollwheel'] = String(scrollwheel);
    if (mapTypeControl !== undefined) dataset['mapTypes'] = String(mapTypeControl);
    if (disableDefaultUI) this.#zoomButtons.remove();
    else this.element.append(this.#zoomButtons);
    this.#place();
  }

  fitBounds(bounds: google.maps.LatLngBounds | Bounds): void {
    const { north, south, west, east } = bounds as Bounds;
    this.#center = { lat: (north + south) / 2, lng: (west + east) / 2 };
    const { clientWidth: width, clientHeight: height } = this.element;
    const space = {
      width: Math.max(1, width - 2 * PADDING),
      height: Math.max(1, height - 2 * PADDING),
    };
    this.#zoom = zoomFor({ lat: north, lng: east }, { lat: south, lng: west }, space);
    this.#place();
  }

  /** Position of a point in pixels from the centre. */
  offsetOf(point: google.maps.LatLng | google.maps.LatLngLiteral): { x: number; y: number } {
    return offset(literal(point), this.#center, this.#zoom);
  }

  /** Calls `place` whenever the map moves; returns a function that unsubscribes. */
  follow(place: () => void): () => void {
    this.#followers.add(place);
    place();
    return () => {
      this.#followers.delete(place);
    };
  }

  #place(): void {
    const { dataset } = this.element;
    dataset['zoom'] = String(this.#zoom);
    dataset['center'] = `${String(this.#center.lat)},${String(this.#center.lng)}`;
    for (const place of this.#followers) place();
  }
}
