import { report } from '../src/platform/console';

let loading: Promise<void> | undefined;

/** Loads the code that fills regions, once; resolves also when it cannot be loaded. */
export const loadRegions = (): Promise<void> =>
  (loading ??= import('./regions/start-regions')
    .then(({ startRegions }) => {
      startRegions();
    })
    .catch((error: unknown) => {
      report(12, 'till.region() did not load.', error);
    }));

/**
 * Resolves when the regions of `element` can be filled. Loads the code for it where the page's author has written content
 * for one inside; a script that registers a view loads it itself.
 */
export const regionsReady = (element: Element): Promise<void> | undefined =>
  loading ?? (element.querySelector('[slot]') ? loadRegions() : undefined);
