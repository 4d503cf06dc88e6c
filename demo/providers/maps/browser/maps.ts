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

/** The service notices a bad key when the first map is drawn, and tells the page by a global of its own. */
class CheckedMap extends SandboxMap {
  constructor(element: HTMLElement, options?: google.maps.MapOptions) {
    super(element, options);
    if (isRefused) setTimeout(() => page.gm_authFailure?.(), 50);
  }
}

const parts = { Map: CheckedMap, Marker: SandboxMarker, InfoWindow: SandboxInfoWindow };
/** With `loading=async` the script brings its parts when they are requested. */
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
