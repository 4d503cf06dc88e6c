import { Changes } from '../parts/changes';
import type { Tab } from './read-tabs';

/** The classes by which themes style the active tab. */
const ACTIVE = ['ui-tabs-active', 'ui-state-active'];

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([type=hidden], [disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]';

function showPanel(panel: HTMLElement, isShown: boolean, changes: Changes): void {
  changes.attribute(panel, 'hidden', isShown ? null : '');
  changes.className(panel, 'till-part-hidden', !isShown);
  if (!isShown) return;
  // A theme shows the first panel and hides the others until its own script has run.
  if (getComputedStyle(panel).display === 'none') changes.className(panel, 'till-part-shown');
  // A panel without controls is itself a stop for the keyboard.
  if (panel.querySelector(FOCUSABLE) === null) changes.attribute(panel, 'tabindex', '0');
}

/** Shows one panel and hides the others. */
export function showTab(tabs: readonly Tab[], shown: number): Changes {
  const changes = new Changes();
  for (const [index, { item, control, panel }] of tabs.entries()) {
    const isShown = index === shown;
    changes.attribute(control, 'aria-selected', String(isShown));
    changes.attribute(control, 'tabindex', isShown ? '0' : '-1');
    for (const name of ACTIVE) changes.className(item, name, isShown);
    showPanel(panel, isShown, changes);
  }
  return changes;
}
