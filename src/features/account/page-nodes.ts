import { adoptStyles } from '../../ui/styles/adopt';
import css from './page-nodes.css';

adoptStyles(css);

const HIDDEN = 'till-account-hidden';

/** The custom element that a node of its view is in. */
export const elementAround = (node: Element | null): HTMLElement | null =>
  node?.closest('.till-root')?.parentElement ?? null;

/** Shows or hides a server-rendered node, whatever the theme's rules for it are. */
export function setShown(node: Element | null | undefined, isShown: boolean): void {
  node?.classList.toggle(HIDDEN, !isShown);
}

/** The field around a server-rendered control with all that an element has added to it. */
export function fieldAround(control: Element | null): Element | null {
  const field = control?.closest('.field') ?? null;
  const parent = field?.parentElement ?? null;
  return parent?.localName === 'till-password' ? parent : field;
}

/** Sets an attribute; returns the function that restores the server's. */
export function withAttribute(node: Element, name: string, value: string): () => void {
  const before = node.getAttribute(name);
  node.setAttribute(name, value);
  return () => {
    if (before === null) node.removeAttribute(name);
    else node.setAttribute(name, before);
  };
}
