import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** Pause before the tooltip of a swatch under the pointer, in milliseconds (SWAT-25). */
const DELAY_MS = 200;

/**
 * When the tooltip of a swatch shows: a moment after the pointer came to rest on it, at once when it gets the focus by
 * key, until either has left or Escape is pressed. Touch shows none: there the press itself chooses.
 */
export function useTooltip(isWanted: boolean) {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = (): void => {
    clearTimeout(timer.current);
    setShown(false);
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
    show: (): void => {
      if (isWanted) setShown(true);
    },
    area: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (!isWanted || pointerType === 'touch') return;
        timer.current = setTimeout(() => {
          setShown(true);
        }, DELAY_MS);
      },
      onPointerLeave: hide,
    },
  };
}
