import { useLayoutEffect, useState } from 'react';

const FOLDED = 'till-see-more-folded';
const FADED = 'till-see-more-faded';

/**
 * Collapses a server-rendered text to its first lines while it is not open, and returns whether it is longer than that.
 * Moving the focus into its hidden part opens it.
 */
export function useFold(text: HTMLElement | null, isOpen: boolean, open: () => void): boolean {
  const [isLong, setLong] = useState(false);
  useLayoutEffect(() => {
    if (text === null || isOpen) return undefined;
    text.classList.add(FOLDED);
    const measure = (): void => {
      const isCut = text.scrollHeight > text.clientHeight + 1;
      text.classList.toggle(FADED, isCut);
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
      text.classList.remove(FOLDED, FADED);
    };
  }, [text, isOpen, open]);
  return isLong;
}
