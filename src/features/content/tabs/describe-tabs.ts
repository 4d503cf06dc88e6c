import type { Changes } from '../parts/changes';
import type { Tab, TabsMarkup } from './read-tabs';

/** An id that names this element and no other: its own where that is unique in the page. */
function uniqueId(element: Element, ownId: string, changes: Changes): string {
  if (element.id !== '' && document.getElementById(element.id) === element) return element.id;
  // A link to a duplicate id targets the first element with it.
  changes.attribute(element, 'id', ownId);
  return ownId;
}

function describeTab({ item, control, panel }: Tab, uid: string, changes: Changes): void {
  if (control !== item) changes.attribute(item, 'role', 'presentation');
  changes.attribute(control, 'role', 'tab');
  const controlId = uniqueId(control, `${uid}-tab`, changes);
  changes.attribute(panel, 'role', 'tabpanel');
  changes.attribute(control, 'aria-controls', uniqueId(panel, `${uid}-panel`, changes));
  changes.attribute(panel, 'aria-labelledby', controlId);
}

/** Names list, tabs and panels to screen readers, as the ARIA authoring pattern for tabs has it. */
export function describeTabs({ list, tabs }: TabsMarkup, uid: string, changes: Changes): void {
  if (list !== null) changes.attribute(list, 'role', 'tablist');
  for (const [index, tab] of tabs.entries()) describeTab(tab, `${uid}-${String(index)}`, changes);
}
