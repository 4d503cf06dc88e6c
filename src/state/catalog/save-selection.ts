import type { Selection } from '../../domain/catalog/catalog.types';
import { afterPaint } from '../../platform/page/frames';
import { readEntry, writeEntry } from '../../platform/page/entry-state';
import { isRecord, recordOf } from '../../platform/record';
import { optionChosen, selectionRestored, selectProduct } from './catalog-slice';
import type { FlowApi, StartListening, TillStore } from '../shared/store.types';

const KEY = 'selections';

type Choice = ReturnType<typeof optionChosen | typeof selectionRestored>;

const isSelection = (value: unknown): value is Selection =>
  isRecord(value) && Object.values(value).every((option) => typeof option === 'string');

/** Saves the selection with the history entry and restores it after a reload or back and forward. */
export function startSaveSelection(startListening: StartListening, store: TillStore): void {
  for (const [productId, selection] of Object.entries(recordOf(readEntry(KEY)))) {
    const { configurable } = selectProduct(productId)(store.getState());
    if (configurable !== null && isSelection(selection)) {
      store.dispatch(selectionRestored({ productId, selection }));
    }
  }
  const save = async ({ payload: { productId } }: Choice, api: FlowApi): Promise<void> => {
    await afterPaint();
    const { selection } = selectProduct(productId)(api.getState());
    writeEntry(KEY, { ...recordOf(readEntry(KEY)), [productId]: selection });
  };
  startListening({ actionCreator: optionChosen, effect: save });
  startListening({ actionCreator: selectionRestored, effect: save });
}
