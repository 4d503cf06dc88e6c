import { useLayoutEffect, useState } from 'react';

const FOLDED = 'till-see-more-folded';

/** A button for less than this many lines would take more room than the lines themselves. */
const LINES_WORTH_HIDING = 2;

/** Pixels; the keyword `normal` is about 20 px at the usual sizes. */
const lineHeight = (text: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(text).lineHeight) || 20;

/**
 * Collapses a server-rendered text to its first lines while it is not open and a few lines longer than that, and returns
 * whether it is. Moving the focus into its hidden part opens it.
 */
export function useFold(text: HTMLElement | null, isOpen: boolean, open: () => void): boolean {
  const [isLong, setLong] = useState(false);
  useLayoutEffect(() => {
    if (text === null || isOpen) return undefined;
    const measure = (): void => {
      text.classList.add(FOLDED);
      const hidden = text.scrollHeight - text.clientHeight;
      const isCut = hidden >= LINES_WORTH_HIDING * lineHeight(text);
      text.classList.toggle(FOLDED, isCut);
      setLong(isCut);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(text);
    const listening = new AbortController();
    const { signal } = listening;
    // A loaded image may have made the text longer.
    text.addEventListener('load', measure, { signal, capture: true });
    text.addEventListener('focusin', open, { signal });
    return () => {
      listening.abort();
      sizes.disconnect();
      text.classList.remove(FOLDED);
    };
  }, [text, isOpen, open]);
  return isLong;
}
