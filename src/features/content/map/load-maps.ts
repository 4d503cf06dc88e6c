import { fail, ok, type Result } from '../../../platform/result';
import { loadSdk, type SdkFailure } from '../../../platform/sdk/load-sdk';
import type { MapsGlobal, MapsSdk } from './maps-sdk.types';

/** The event that tells the page that the service refused the shop's key (MAP-03). */
const AUTH_FAILURE = 'googleMaps:authFailure';
/** Milliseconds that the parts of the script may take. */
const PARTS_TIMEOUT_MS = 20_000;

interface MapsPage {
  readonly google?: { readonly maps?: MapsGlobal };
  /** The service calls this global when it refuses the key. */
  gm_authFailure?: () => void;
}

const page = globalThis as unknown as MapsPage;
const watched = new WeakSet<() => void>();

/** Lets `onRefused` know of a refused key, as well as whoever listens already. */
function watchRefusal(onRefused: () => void): void {
  const before = page.gm_authFailure;
  if (before !== undefined && watched.has(before)) return;
  const notice = (): void => {
    document.dispatchEvent(new CustomEvent(AUTH_FAILURE, { bubbles: true }));
    onRefused();
    before?.();
  };
  watched.add(notice);
  page.gm_authFailure = notice;
}

const isWhole = (maps: MapsGlobal): maps is MapsSdk =>
  maps.Map !== undefined && maps.Marker !== undefined && maps.InfoWindow !== undefined;

/** Fetches the parts of a script that came without them. */
async function fetchParts(maps: MapsGlobal): Promise<void> {
  const parts = ['maps', 'marker'].map(async (name) => maps.importLibrary?.(name));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, PARTS_TIMEOUT_MS);
  });
  await Promise.race([Promise.allSettled(parts), limit]);
  clearTimeout(timer);
}

/**
 * Loads the maps service's script, once per page (MAP-14), and raises `googleMaps:authFailure` on the document when
 * the service refuses the key (MAP-03). Never rejects.
 */
export async function loadMaps(
  url: string,
  onRefused: () => void,
): Promise<Result<MapsSdk, SdkFailure>> {
  watchRefusal(onRefused);
  const loaded = await loadSdk<MapsGlobal>({ url, read: () => page.google?.maps });
  if (!loaded.ok) return loaded;
  const maps = loaded.value;
  if (!isWhole(maps)) await fetchParts(maps);
  return isWhole(maps) ? ok(maps) : fail('missing');
}
