import { useLayoutEffect } from 'react';
import type { CompareTable } from './compare-table';

const CLASSES = {
  wrapper: 'till-compare-scroll',
  label: 'till-compare-label',
  cell: 'till-compare-cell',
  row: 'till-compare-row',
} as const;

/** Adds classes to the server-rendered table, so that it scrolls in its own box and its labels stay visible. */
export function useTableShape(found: CompareTable | null): void {
  useLayoutEffect(() => {
    if (found === null) return undefined;
    const { table, wrapper } = found;
    const rows = [...table.rows];
    const labels = [...table.querySelectorAll('th')];
    const cells = [...table.querySelectorAll('td')];
    const marked = [
      ...rows.map((row) => [row, CLASSES.row] as const),
      ...labels.map((label) => [label, CLASSES.label] as const),
      ...cells.map((cell) => [cell, CLASSES.cell] as const),
    ];
    for (const [element, name] of marked) element.classList.add(name);
    if (wrapper !== table) wrapper.classList.add(CLASSES.wrapper);
    for (const button of table.querySelectorAll<HTMLButtonElement>('button.tocart[disabled]')) {
      // The platform renders the buttons disabled; its scripts enable them.
      button.disabled = false;
    }
    return () => {
      for (const [element, name] of marked) element.classList.remove(name);
      wrapper.classList.remove(CLASSES.wrapper);
    };
  }, [found]);
  useLayoutEffect(() => {
    if (found === null || !('ResizeObserver' in window)) return undefined;
    const { table, wrapper } = found;
    // A scrollable region must be focusable and have a name.
    const update = (): void => {
      const scrolls = wrapper.scrollWidth > wrapper.clientWidth + 1;
      const caption = table.caption?.textContent.trim() ?? '';
      const attributes = { tabindex: '0', role: 'region', 'aria-label': caption };
      for (const [name, value] of Object.entries(attributes)) {
        if (scrolls && wrapper !== table) wrapper.setAttribute(name, value);
        else wrapper.removeAttribute(name);
      }
    };
    const observer = new ResizeObserver(update);
    observer.observe(wrapper);
    observer.observe(table);
    return () => {
      observer.disconnect();
    };
  }, [found]);
}
