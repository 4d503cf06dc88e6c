import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** Delay before the tooltip of a hovered or focused swatch, in milliseconds (SWAT-25). */
const DELAY_MS = 200;
/** Keys that move the focus from one swatch to another. */
const MOVES = /^(?:Tab|Arrow|Home|End)/;

/**
 * Controls when the tooltip of a swatch is shown: shortly after the pointer rests on it or a key has focused it, until
 * either leaves, the swatch is clicked or Escape is pressed. A click has chosen: the heading shows the name, and the
 * next choice is not covered. For the same reason touch shows no tooltip. Nor does focus from form validation: its
 * error is shown next to the swatches.
 */
export function useTooltip(isEnabled: boolean) {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = (): void => {
    clearTimeout(timer.current);
    setShown(false);
  };
  const showSoon = (): void => {
    if (!isEnabled) return;
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
