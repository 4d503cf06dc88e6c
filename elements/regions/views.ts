import { report } from '../../src/platform/console';
import type { RegionEntry, RegionHandle } from '../../src/state/extensions/region.types';

/** Removes what a view has rendered; null when it has failed. */
type Stop = (() => void) | null;

/** Runs a part of a view; one that throws is reported and leaves the rest of the page working. */
function attempt<Result>({ name }: RegionEntry, run: () => Result): Result | null {
  try {
    return run();
  } catch (error) {
    report(54, `The view of the region "${name}" threw an error.`, error);
    return null;
  }
}

function render({ view }: RegionEntry, host: HTMLElement, handle: RegionHandle): () => void {
  if (typeof view === 'function') return view(host, handle) ?? (() => undefined);
  host.append(Object.assign(document.createElement(view), { region: handle }));
  return () => undefined;
}

/** Renders a registered view at the end of `place`; returns the function that removes it. */
export function mountView(
  entry: RegionEntry,
  place: HTMLElement,
  element: HTMLElement,
): () => void {
  const host = document.createElement('div');
  place.append(host);
  const stop: Stop = attempt(entry, () => render(entry, host, { name: entry.name, element }));
  if (stop === null) host.remove();
  return () => {
    if (stop !== null) attempt(entry, stop);
    host.remove();
  };
}
