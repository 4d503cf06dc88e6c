import { useLayoutEffect, useMemo } from 'react';
import { ownValue } from '../../../domain/own-value';
import { isRemoved, type CompareState } from '../../../state/compare/compare-slice';
import { isSame, type CompareColumn, type CompareTable } from './compare-table';

/** The visible part of the table. */
interface TableView {
  readonly columns: readonly CompareColumn[];
  /** The number of rows with different values, out of `total`. */
  readonly differing: number;
  readonly total: number;
}

/** Hides the columns of removed products and, with `isShort`, the rows in which all other columns are equal. */
export function useTableChanges(
  found: CompareTable | null,
  { changes }: CompareState,
  isShort: boolean,
): TableView {
  const isCleared = changes['']?.status === 'done';
  const columns = useMemo(
    () =>
      isCleared ? [] : (found?.columns.filter(({ id }) => !isRemoved(ownValue(changes, id))) ?? []),
    [found, changes, isCleared],
  );
  const same = useMemo(() => {
    const ids = columns.map(({ id }) => id);
    return new Set(found?.attributes.filter((row) => isSame(row, ids)).map(({ row }) => row));
  }, [found, columns]);

  useLayoutEffect(() => {
    if (found === null) return;
    for (const column of found.columns) {
      for (const cell of column.cells) cell.toggleAttribute('hidden', !columns.includes(column));
    }
    found.wrapper.toggleAttribute('hidden', columns.length === 0);
  }, [found, columns]);
  useLayoutEffect(() => {
    for (const { row } of found?.attributes ?? []) {
      row.toggleAttribute('hidden', isShort && same.has(row));
    }
  }, [found, same, isShort]);

  const total = found?.attributes.length ?? 0;
  return { columns, total, differing: total - same.size };
}
