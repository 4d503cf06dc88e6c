import { SandboxInfoWindow } from './info-window';
import { SandboxMap } from './map';
import { SandboxMarker } from './marker';

interface ServicePage {
  google?: { maps?: Record<string, unknown> };
  gm_authFailure?: () => void;
}

const page = globalThis as unknown as ServicePage;
const { searchParams } = new URL((document.currentScript as HTMLScriptElement).src);
const isRefused = searchParams.get('key') === 'refused';

/** The service detects an invalid key when the first map is drawn, and reports it through a global callback. */
class CheckedMap extends SandboxMap {
  constructor(element: HTMLElement, options?: google.maps.MapOptions) {
    super(element, options);
    if (isRefused) setTimeout(() => page.gm_authFailure?.(), 50);
  }
}

const parts = { Map: CheckedMap, Marker: SandboxMarker, InfoWindow: SandboxInfoWindow };
/** With `loading=async` the script loads its libraries on request. */
const maps: Record<string, unknown> =
  searchParams.get('loading') === 'async'
    ? {
        importLibrary: () => {
          Object.assign(maps, parts);
          return Promise.resolve(parts);
        },
      }
    : { ...parts };

page.google = { ...page.google, maps };
