import { useLayoutEffect } from 'react';
import { markBusy } from './mark-busy';

interface LinkState {
  /** The label that replaces the server's; null to keep the server's label. */
  readonly label: string | null;
  /** A class for themes, set while the label is replaced. */
  readonly mark: string;
  readonly isBusy: boolean;
}

/** Replaces the server-rendered label; returns a function that restores it. */
function relabel(link: HTMLElement, label: string, mark: string): () => void {
  const text = link.querySelector('span') ?? link;
  const before = text.textContent;
  const named = ['title', 'aria-label'].flatMap((name) => {
    const value = link.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  text.textContent = label;
  for (const [name] of named) link.setAttribute(name, label);
  link.classList.add(mark);
  return () => {
    text.textContent = before;
    for (const [name, value] of named) link.setAttribute(name, value);
    link.classList.remove(mark);
  };
}

/** Shows the state of a request on the server-rendered link that started it. The link keeps the focus meanwhile. */
export function useLinkState(link: HTMLElement | null, { label, mark, isBusy }: LinkState): void {
  useLayoutEffect(
    () => (link === null || label === null ? undefined : relabel(link, label, mark)),
    [link, label, mark],
  );
  useLayoutEffect(() => (link === null || !isBusy ? undefined : markBusy(link)), [link, isBusy]);
}
