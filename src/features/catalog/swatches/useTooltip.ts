import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** Pause before the tooltip of a swatch under the pointer or with the focus, in milliseconds (SWAT-25). */
const DELAY_MS = 200;
/** Keys that move the focus from one swatch to another. */
const MOVES = /^(?:Tab|Arrow|Home|End)/;

/**
 * When the tooltip of a swatch shows: a moment after the pointer came to rest on it or a key has moved the focus there,
 * until either has left, the swatch or Escape is pressed. A press has chosen: the heading names it, and the next choice
 * is not covered. Touch shows none for that reason. Nor does a check of the form that leads here: what it says stands
 * beside the swatches.
 */
export function useTooltip(isWanted: boolean) {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = (): void => {
    clearTimeout(timer.current);
    setShown(false);
  };
  const showSoon = (): void => {
    if (!isWanted) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setShown(true);
    }, DELAY_MS);
  };
  useEffect(() => {
    if (!isShown) return undefined;
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('keydown', close);
    };
  }, [isShown]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return {
    isShown,
    hide,
    area: {
      onKeyUp: ({ key }: { readonly key: string }) => {
        if (MOVES.test(key)) showSoon();
      },
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') showSoon();
      },
      onPointerDown: hide,
      onPointerLeave: hide,
    },
  };
}
