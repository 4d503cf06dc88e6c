import { regions } from '../../src/state/extensions/extensions';
import type { RegionEntry } from '../../src/state/extensions/region.types';
import { adoptStyles } from '../../src/ui/styles/adopt';
import css from './regions.css';
import { namesOf } from './names';
import { keepSlotted, slottedIn } from './slots';
import { mountView } from './views';

/*
 * Fills the places that views render with `Region`. It works on the page's nodes alone, so that one copy of it serves all
 * copies of the bundle, and knows nothing of how the places are rendered.
 */

const PLACE = '[data-till-region]';

/** What is mounted in a place. */
interface Filled {
  readonly names: readonly string[];
  readonly element: HTMLElement;
  readonly views: Map<RegionEntry, () => void>;
}

const filled = new Map<HTMLElement, Filled>();

/** Mounts what is new in a place, and removes what is no longer registered. */
function fill(place: HTMLElement): void {
  const element = place.closest('.till-root')?.parentElement;
  if (!element) return;
  const known = filled.get(place);
  const names = known?.names ?? namesOf(element.localName, place.dataset.tillRegion ?? '');
  const views = known?.views ?? new Map<RegionEntry, () => void>();
  filled.set(place, { names, element, views });
  const slotted = names.flatMap((name) => slottedIn(element, name));
  for (const node of slotted) if (node.parentNode !== place) place.append(node);
  const entries = regions.list().filter(({ name }) => names.includes(name));
  for (const [entry, stop] of views) {
    if (entries.includes(entry)) continue;
    stop();
    views.delete(entry);
  }
  for (const entry of entries) {
    if (!views.has(entry)) views.set(entry, mountView(entry, place, element));
  }
  place.classList.add('till-region');
  place.hidden = place.childElementCount === 0;
}

/** Ends the views of a place that has left the page. One that was only moved is there again by now. */
function empty(place: HTMLElement, { views }: Filled): void {
  if (place.isConnected) return;
  for (const stop of views.values()) stop();
  filled.delete(place);
}

const fillAll = (): void => {
  document.querySelectorAll<HTMLElement>(PLACE).forEach(fill);
};

/** Runs before the browser paints: content that is known when an element renders moves nothing. */
function onMutations(records: readonly MutationRecord[]): void {
  let hasNew = false;
  for (const { target, addedNodes, removedNodes } of records) {
    for (const node of [...addedNodes, ...removedNodes]) keepSlotted(node, target);
    hasNew ||= addedNodes.length > 0;
  }
  if (hasNew) fillAll();
  for (const [place, content] of filled) empty(place, content);
}

const STARTED = Symbol.for('till.regions');

/** Starts on this page, once. */
export function startRegions(): void {
  const page = globalThis as unknown as Record<symbol, unknown>;
  if (page[STARTED] === true) return;
  page[STARTED] = true;
  adoptStyles(css);
  for (const node of document.querySelectorAll('[slot]')) {
    if (node.parentNode !== null) keepSlotted(node, node.parentNode);
  }
  new MutationObserver(onMutations).observe(document, { childList: true, subtree: true });
  regions.subscribe(fillAll);
  fillAll();
}
