import type { SandboxMap } from './map';

type MarkerClass = (typeof google.maps)['Marker'];
/** The part of a marker that the sandbox implements, in the service's own types. */
type MarkerContract = Pick<InstanceType<MarkerClass>, 'setMap'>;

/** A marker: a button on the map. */
export class SandboxMarker implements MarkerContract {
  readonly element = document.createElement('button');
  map: SandboxMap | null = null;
  readonly #position: google.maps.LatLng | google.maps.LatLngLiteral;
  #stop: () => void = () => undefined;

  constructor(options: NonNullable<ConstructorParameters<MarkerClass>[0]> = {}) {
    this.#position = options.position ?? { lat: 0, lng: 0 };
    this.element.type = 'button';
    this.element.className = 'sandbox-marker';
    this.element.title = options.title ?? '';
    this.element.setAttribute('aria-label', options.title ?? 'Marker');
    this.setMap(options.map ?? null);
  }

  setMap(map: google.maps.Map | google.maps.StreetViewPanorama | null): void {
    this.#stop();
    this.element.remove();
    this.map = map as unknown as SandboxMap | null;
    if (this.map === null) return;
    this.map.element.append(this.element);
    const followed = this.map;
    this.#stop = followed.follow(() => {
      const { x, y } = followed.offsetOf(this.#position);
      this.element.style.translate = `${String(x - 14)}px ${String(y - 34)}px`;
    });
  }

  addListener(event: string, listener: () => void): google.maps.MapsEventListener {
    this.element.addEventListener(event, listener);
    return {
      remove: () => {
        this.element.removeEventListener(event, listener);
      },
    };
  }
}
