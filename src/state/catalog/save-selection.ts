import { isAnyOf } from '@reduxjs/toolkit';
import type { Selection } from '../../domain/catalog/catalog.types';
import { afterPaint } from '../../platform/page/frames';
import { readEntry, writeEntry } from '../../platform/page/entry-state';
import { isRecord, recordOf } from '../../platform/record';
import { optionChosen, selectionRestored } from './catalog-slice';
import type { StartListening, TillStore } from '../shared/store.types';

const KEY = 'selections';

const isSelection = (value: unknown): value is Selection =>
  isRecord(value) && Object.values(value).every((option) => typeof option === 'string');

/** Saves the selection with the history entry and restores it after a reload or back and forward. */
export function startSaveSelection(startListening: StartListening, store: TillStore): void {
  for (const [productId, selection] of Object.entries(recordOf(readEntry(KEY)))) {
    const isHere = store.getState().catalog?.products[productId]?.configurable != null;
    if (isHere && isSelection(selection)) {
      store.dispatch(selectionRestored({ productId, selection }));
    }
  }
  startListening({
    matcher: isAnyOf(optionChosen, selectionRestored),
    effect: async (action, api) => {
      if (!optionChosen.match(action) && !selectionRestored.match(action)) return;
      await afterPaint();
      const { productId } = action.payload;
      const selection = api.getState().catalog?.products[productId]?.selection ?? {};
      writeEntry(KEY, { ...recordOf(readEntry(KEY)), [productId]: selection });
    },
  });
}
