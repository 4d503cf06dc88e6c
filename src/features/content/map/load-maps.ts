import { fail, ok, type Result } from '../../../platform/result';
import { loadSdk, type SdkFailure } from '../../../platform/sdk/load-sdk';
import type { MapsGlobal, MapsSdk } from './maps-sdk.types';

/** The event that reports that the service refused the shop's key (MAP-03). */
const AUTH_FAILURE = 'googleMaps:authFailure';
/** Timeout for the parts of the script, in milliseconds. */
const PARTS_TIMEOUT_MS = 20_000;

interface MapsPage {
  readonly google?: { readonly maps?: MapsGlobal };
  /** The service calls this global when it refuses the key. */
  gm_authFailure?: () => void;
}

const page = globalThis as unknown as MapsPage;
const watched = new WeakSet<() => void>();

/** Calls `onRefused` when the key is refused, in addition to the page's own callback. */
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

/** Loads the libraries of a script that does not include them. */
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
 * Loads the maps service's script once per page (MAP-14) and dispatches `googleMaps:authFailure` on the document when
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
