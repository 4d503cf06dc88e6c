import { vi } from 'vitest';

type Options = Record<string, unknown>;

/** A map, marker or info window of the fake service, with its constructor options and later calls. */
interface Made {
  readonly canvas?: HTMLElement;
  options: Options;
  map?: unknown;
  bounds?: unknown;
  isOpen?: boolean;
  click?: () => void;
}

/** All objects that were created with the fake service. */
export const made: { created: Made[]; maps: Made[]; markers: Made[]; infos: Made[] } = {
  /** Maps with the options of their constructor. */
  created: [],
  /** Maps in use, with their latest options. */
  maps: [],
  markers: [],
  infos: [],
};

/** Whether the fake service throws for styles. */
export const refusesStyles = { value: false };

/** Clears the recorded objects. */
export function resetMade(): void {
  made.created = [];
  made.maps = [];
  made.markers = [];
  made.infos = [];
  refusesStyles.value = false;
}

class FakeMap implements Made {
  options: Options;
  bounds: unknown;
  constructor(
    readonly canvas: HTMLElement,
    options: Options,
  ) {
    this.options = options;
    made.created.push({ options });
  }
  setOptions(options: Options): void {
    const styles = options['styles'] as readonly unknown[];
    if (refusesStyles.value && styles.length > 0) throw new Error('InvalidValueError');
    this.options = options;
    this.bounds = undefined;
    if (!made.maps.includes(this)) made.maps.push(this);
  }
  fitBounds(bounds: unknown): void {
    this.bounds = bounds;
  }
}

class FakeMarker implements Made {
  map: unknown;
  click: () => void = () => undefined;
  constructor(readonly options: Options) {
    this.map = options['map'];
    made.markers.push(this);
  }
  setMap(map: unknown): void {
    this.map = map;
  }
  addListener(_event: string, listener: () => void): void {
    this.click = listener;
  }
}

class FakeInfoWindow implements Made {
  isOpen = false;
  constructor(readonly options: Options) {
    made.infos.push(this);
  }
  open(): void {
    this.isOpen = true;
  }
  close(): void {
    this.isOpen = false;
  }
}

/** The global that the service's script defines. */
export const fakeMaps = { Map: FakeMap, Marker: FakeMarker, InfoWindow: FakeInfoWindow };

const scripts: HTMLScriptElement[] = [];

/** The scripts that were added to the page since the last call. */
export const addedScripts = (): readonly HTMLScriptElement[] => scripts.splice(0);

/** Prevents scripts from loading, and records them. */
export function holdScripts(): void {
  scripts.splice(0);
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    scripts.push(node as HTMLScriptElement);
  });
}
