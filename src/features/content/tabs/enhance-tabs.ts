import { firstTab } from '../../../domain/content/settings';
import { ownValue } from '../../../domain/own-value';
import { Changes } from '../parts/changes';
import { describeTabs } from './describe-tabs';
import { readTabs, type Tab } from './read-tabs';
import { showTab } from './show-tab';

/** The tab whose panel contains what the address names, which a link may have led to. */
function tabInAddress(tabs: readonly Tab[]): number {
  let id = location.hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // An address that is malformed names nothing else.
  }
  if (id === '') return -1;
  return tabs.findIndex(
    ({ panel }) => panel.id === id || panel.querySelector(`#${CSS.escape(id)}`) !== null,
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The tab that a key selects from the current one, or null; arrows follow the writing direction. */
function tabByKey(key: string, list: Element, current: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = ownValue(STEPS, key);
  if (step === undefined) return null;
  const isMirrored = getComputedStyle(list).direction === 'rtl';
  return (current + (isMirrored ? -step : step) + count) % count;
}

/**
 * Makes the server's tabs work: one panel is shown, the first by default (TABS-01), and changed by a press, the arrow
 * keys, Home and End, and by links to a panel.
 *
 * @returns a function that restores the markup
 */
export function enhanceTabs(part: HTMLElement, uid: string): () => void {
  const { list, tabs } = readTabs(part);
  if (list === null || tabs.length === 0) return () => undefined;
  const changes = new Changes();
  describeTabs({ list, tabs }, uid, changes);
  let current = -1;
  let shown: Changes | null = null;
  const show = (index: number): void => {
    if (index === current) return;
    current = index;
    shown?.restore();
    shown = showTab(tabs, index);
  };
  const choose = (index: number): void => {
    show(index);
    tabs[index]?.control.focus({ preventScroll: true });
  };
  const linked = tabInAddress(tabs);
  show(linked >= 0 ? linked : firstTab(part.dataset['activeTab'], tabs.length));
  changes.className(part, 'till-part-ready');

  const listening = new AbortController();
  const { signal } = listening;
  list.addEventListener(
    'click',
    (event) => {
      const index = tabs.findIndex(({ item }) => item.contains(event.target as Node));
      if (index < 0 || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      choose(index);
    },
    { signal },
  );
  list.addEventListener(
    'keydown',
    (event) => {
      const { key, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey || !tabs.some(({ control }) => control === event.target)) {
        return;
      }
      const index = key === ' ' ? current : tabByKey(key, list, current, tabs.length);
      if (index === null) return;
      event.preventDefault();
      choose(index);
    },
    { signal },
  );
  window.addEventListener(
    'hashchange',
    () => {
      const index = tabInAddress(tabs);
      if (index < 0) return;
      show(index);
      part.scrollIntoView({ block: 'nearest' });
    },
    { signal },
  );
  return () => {
    listening.abort();
    shown?.restore();
    changes.restore();
  };
}
