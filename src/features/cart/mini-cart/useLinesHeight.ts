import { useEffect, type RefObject } from 'react';

/**
 * Pixels of the next line that stay visible below the last complete one: with two or more lines, and with one
 * (MINI-12).
 */
export interface ScrollOffsets {
  readonly several: number;
  readonly single: number;
}

/** Delay before the lines are measured, in milliseconds (MINI-13). */
const SETTLE_MS = 100;

/** The height that shows `visible` lines and the offset (MINI-02, MINI-12), in CSS pixels. */
function linesHeight(list: HTMLElement, visible: number, offsets: ScrollOffsets): number {
  const shown = [...list.children].slice(0, Math.max(1, visible));
  const heights = shown.map((line) => line.getBoundingClientRect().height);
  const offset = list.children.length > 1 ? offsets.several : offsets.single;
  return heights.reduce((sum, height) => sum + height, offset);
}

/**
 * Makes a list scroll after a number of complete lines. The height is set through a custom property, which a strict
 * policy allows, and is measured again when lines are added or removed and when the window is resized.
 */
export function useLinesHeight(
  list: RefObject<HTMLElement | null>,
  {
    count,
    visible,
    offsets: { several, single },
    isShown,
  }: {
    readonly count: number;
    readonly visible: number;
    readonly offsets: ScrollOffsets;
    readonly isShown: boolean;
  },
): void {
  useEffect(() => {
    if (!isShown) return undefined;
    let timer = 0;
    const measure = (): void => {
      const element = list.current;
      const height = element === null ? 0 : linesHeight(element, visible, { several, single });
      element?.style.setProperty('--_lines-height', `${String(height)}px`);
    };
    const measureSoon = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(measure, SETTLE_MS);
    };
    measureSoon();
    window.addEventListener('resize', measureSoon);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('resize', measureSoon);
    };
  }, [list, count, visible, several, single, isShown]);
}
