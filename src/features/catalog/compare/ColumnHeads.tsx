import { useEffect, useRef, useState } from 'react';
import type { CompareColumn, CompareTable } from './compare-table';

interface ColumnHeadsProps {
  readonly found: CompareTable;
  readonly columns: readonly CompareColumn[];
}

/** The heads are hidden when less than this of the table is left below them, in pixels. */
const LEFT_OVER = 80;

/**
 * The names of the products, shown at the top of the window while their own row is scrolled out of view. A visual copy
 * only, hidden from assistive technology: the table contains the names as well.
 */
export function ColumnHeads({ found, columns }: ColumnHeadsProps) {
  const row = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const { table, wrapper } = found;
    const place = (): void => {
      const named = columns[0]?.cells.find((cell) => cell.matches('.info'))?.parentElement;
      const { bottom } = table.getBoundingClientRect();
      setShown(named != null && named.getBoundingClientRect().bottom < 0 && bottom > LEFT_OVER);
      const heads = row.current;
      if (heads === null) return;
      const start = table.querySelector('th')?.getBoundingClientRect().width ?? 0;
      heads.parentElement?.style.setProperty('--_start', `${String(start)}px`);
      heads.style.setProperty('--_shift', `${String(-wrapper.scrollLeft)}px`);
      for (const [index, head] of [...heads.children].entries()) {
        const width = columns[index]?.cells[0]?.getBoundingClientRect().width ?? 0;
        if (head instanceof HTMLElement) head.style.setProperty('--_width', `${String(width)}px`);
      }
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', place, { signal, passive: true });
    window.addEventListener('resize', place, { signal });
    wrapper.addEventListener('scroll', place, { signal, passive: true });
    place();
    return () => {
      listening.abort();
    };
  }, [found, columns, isShown]);
  return (
    isShown && (
      <div className="till-compare-heads__box" aria-hidden>
        <div className="till-compare-heads__view">
          <div ref={row} className="till-compare-heads__row">
            {columns.map(({ id, name }) => (
              <span key={id} className="till-compare-heads__name">
                {name}
              </span>
            ))}
          </div>
        </div>
      </div>
    )
  );
}
