import { serverNodesOf } from '../server-content/host';
import { makeInert } from './make-inert';

/** What the server rendered inside the list of a fetched page, ready for this page. `formKey` is the visitor's own. */
export function nodesOf(page: Document, formKey: string): readonly ChildNode[] {
  const list = page.querySelector('till-product-list');
  if (list === null) return [];
  makeInert(list);
  // A page from the server's cache may contain another visitor's.
  for (const input of list.querySelectorAll('input[name="form_key"]')) {
    input.setAttribute('value', formKey);
  }
  const fragment = document.createDocumentFragment();
  fragment.append(...list.childNodes);
  document.adoptNode(fragment);
  return [...fragment.childNodes];
}

/** Replaces the server-rendered nodes inside the element, and returns the previous ones. */
export function replaceNodes(host: HTMLElement, nodes: readonly ChildNode[]): readonly ChildNode[] {
  const before = serverNodesOf(host);
  const focused = focusKey(host);
  for (const node of before) node.remove();
  host.prepend(...nodes);
  if (focused !== null) restoreFocus(host, focused);
  // The platform's own sign for its widgets that there is something new to set up.
  host.dispatchEvent(new CustomEvent('contentUpdated', { bubbles: true }));
  return before;
}

/** A control that other pages of the list have as well; '' for one that they may not have. */
function focusKey(host: HTMLElement): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === host || !host.contains(focused)) return null;
  const role = focused.getAttribute('data-role');
  if (role !== null) return `[data-role="${CSS.escape(role)}"]`;
  return focused.id === '' ? '' : `#${CSS.escape(focused.id)}`;
}

function restoreFocus(host: HTMLElement, key: string): void {
  const same = key === '' ? null : host.querySelector<HTMLElement>(key);
  if (same === null) focusList(host);
  else same.focus({ preventScroll: true });
}

/** Moves the focus to the start of the list. */
function focusList(host: HTMLElement): void {
  if (!host.hasAttribute('tabindex')) host.tabIndex = -1;
  host.focus({ preventScroll: true });
}

/** The page's text about the number of products, or about an empty list; for screen readers. */
export const summaryOf = (host: HTMLElement): string =>
  (host.querySelector('.toolbar-amount, .message')?.textContent ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
