import { isAnyOf } from '@reduxjs/toolkit';
import type { Selection } from '../../domain/catalog/catalog.types';
import { afterPaint } from '../../platform/page/frames';
import { readEntry, writeEntry } from '../../platform/page/entry-state';
import { optionChosen, selectionRestored } from '../catalog/catalog-slice';
import type { StartListening, TillStore } from '../store.types';

const KEY = 'selections';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isSelection = (value: unknown): value is Selection =>
  isRecord(value) && Object.values(value).every((option) => typeof option === 'string');

/** What was chosen on this very page before the shopper left it comes back with it, by reload, back or forward. */
export function startKeepSelection(startListening: StartListening, store: TillStore): void {
  const kept = readEntry(KEY);
  for (const [productId, selection] of Object.entries(isRecord(kept) ? kept : {})) {
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
      const before = readEntry(KEY);
      const selection = api.getState().catalog?.products[productId]?.selection ?? {};
      writeEntry(KEY, { ...(isRecord(before) ? before : {}), [productId]: selection });
    },
  });
}
