import type { KeyboardEvent, PointerEvent } from 'react';
import { rowMoved } from '../../../state/admin-form/admin-form-slice';
import { useFormStore } from '../useFormStore';

interface RowDrag {
  /** The full name of the collection. */
  readonly rows: string;
  readonly key: string;
  /** The place of the record, counted from 0. */
  readonly place: number;
}

/** Where a dragged record goes at a height of the window; null while it is still over its own place. */
function placeAt(own: Element, height: number): number | null {
  const { top, bottom } = own.getBoundingClientRect();
  if (height >= top && height <= bottom) return null;
  const records = [...(own.parentElement?.children ?? [])];
  const before = records.filter((record) => {
    const box = record.getBoundingClientRect();
    return record !== own && (box.top + box.bottom) / 2 < height;
  });
  return before.length;
}

/**
 * What moves a record in its list: its handle is dragged, or moved with the arrow keys, Home and End. The handle keeps the focus.
 */
export function useRowDrag({ rows, key, place }: RowDrag) {
  const store = useFormStore();
  const move = (to: number): void => {
    store.dispatch(rowMoved({ rows, key, to }));
  };
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const targets: ReadonlyMap<string, number> = new Map([
        ['ArrowUp', place - 1],
        ['ArrowDown', place + 1],
        ['Home', 0],
        ['End', Number.MAX_SAFE_INTEGER],
      ]);
      const target = targets.get(event.key);
      if (target === undefined) return;
      event.preventDefault();
      move(target);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      const record = event.currentTarget.closest('[data-till-row]');
      if (event.button !== 0 || record === null) return;
      event.preventDefault();
      event.currentTarget.focus();
      // Not on the handle: a record that moves in the document loses the pointer.
      const ended = new AbortController();
      const end = (): void => {
        ended.abort();
      };
      const { signal } = ended;
      const drag = ({ clientY }: globalThis.PointerEvent): void => {
        const to = placeAt(record, clientY);
        if (to !== null) move(to);
      };
      addEventListener('pointermove', drag, { signal });
      addEventListener('pointerup', end, { signal });
      addEventListener('pointercancel', end, { signal });
    },
  };
}
