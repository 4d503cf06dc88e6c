import { ownValue } from '../../src/domain/own-value';
import type { StoredSection } from '../../src/domain/section.types';
import { sectionsRead } from '../../src/state/sections/sections-slice';
import type { TillStore } from '../../src/state/shared/store.types';
import type { CustomerData } from './old-front-end.types';

const idOf = (section: unknown): unknown =>
  typeof section === 'object' && section !== null ? (section as StoredSection).data_id : undefined;

/**
 * Keeps the sections in the store and in the old front end's customer-data service in sync: what one loads is passed to
 * the other without another request. `data_id` identifies what is already there, and tells which is newer: it is the time
 * of the response, in seconds.
 */
export function shareSections(
  service: CustomerData,
  store: TillStore,
  names: readonly string[],
): void {
  for (const name of names) {
    const observable = service.get(name);
    observable.subscribe(() => {
      const theirs = observable();
      const ours = ownValue(store.getState().sections.data, name);
      const id = idOf(theirs);
      if (id === undefined || id === idOf(ours)) return;
      // A late response to an earlier request.
      if (Number(id) < Number(idOf(ours))) service.set(name, ours);
      else store.dispatch(sectionsRead({ [name]: theirs as StoredSection }));
    });
  }

  let before = store.getState().sections.data;
  store.subscribe(() => {
    const now = store.getState().sections.data;
    if (now === before) return;
    const changed = names.filter((name) => ownValue(now, name) !== ownValue(before, name));
    before = now;
    for (const name of changed) {
      const ours = ownValue(now, name);
      if (ours !== undefined && idOf(ours) !== idOf(service.get(name)())) service.set(name, ours);
    }
  });
}
