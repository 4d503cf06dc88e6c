import { useCallback, useLayoutEffect, useState } from 'react';
import { scrollIntoView } from '../../../ui/Messages/scroll-into-view';

/** Durations in milliseconds of opening, showing and scrolling to the options (BNDL-07). */
const SLIDE_MS = 1500;
const SHOW_MS = 800;
const SCROLL_MS = 600;
/** Delay after opening until prices are updated once more (BNDL-05). */
const REFRESH_MS = 300;

const FOLDED = 'till-bundle-folded';

/** The shop opens the options by default where they have to be chosen first. */
const isOpenedByAddress = (): boolean =>
  /[?&]startcustomization=1\b/.test(window.location.search) || window.location.hash !== '';

/** The server-rendered content of the element. */
const childrenOf = (root: Element): readonly HTMLElement[] =>
  [...(root.closest('.till-root')?.parentElement?.children ?? [])].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && !child.classList.contains('till-root'),
  );

function open(parts: readonly HTMLElement[]): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const part of parts) {
    part.classList.remove(FOLDED);
    if (isCalm) continue;
    const height = `${String(part.offsetHeight)}px`;
    part.animate(
      [
        { blockSize: '0', overflow: 'hidden' },
        { blockSize: height, overflow: 'hidden' },
      ],
      { duration: SLIDE_MS, easing: 'ease-out' },
    );
    part.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SHOW_MS });
  }
}

/** The "customize" slide around a bundle's options (BNDL-02, BNDL-05, BNDL-07). */
export function useSlide(
  root: Element | null,
  form: HTMLFormElement | null,
  isEnabled: boolean,
): { readonly isFolded: boolean; readonly unfold: () => void } {
  const [isOpen, setOpen] = useState(isOpenedByAddress);
  const isFolded = isEnabled && !isOpen;
  useLayoutEffect(() => {
    if (root === null || !isFolded) return undefined;
    const parts = childrenOf(root);
    for (const part of parts) part.classList.add(FOLDED);
    return () => {
      for (const part of parts) part.classList.remove(FOLDED);
    };
  }, [root, isFolded]);
  const unfold = useCallback(() => {
    setOpen(true);
    if (root === null) return;
    const parts = childrenOf(root);
    open(parts);
    const [first] = parts;
    if (first === undefined) return;
    scrollIntoView(first, SCROLL_MS);
    first.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
    setTimeout(() => form?.dispatchEvent(new Event('change', { bubbles: true })), REFRESH_MS);
  }, [root, form]);
  return { isFolded, unfold };
}
