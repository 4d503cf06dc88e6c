import { report } from '../../src/platform/console';
import { selectCart, selectIsLoggedIn } from '../../src/state/sections/section-selectors';
import { sectionsWanted, selectFirstname } from '../../src/state/sections/sections-slice';
import type { TillStore } from '../../src/state/shared/store.types';
import type { Reader } from './reader.types';
import type { TillSnapshot } from './snapshot.types';
import { cartSnapshot, customerSnapshot, totalsSnapshot } from './snapshots';

/** Whether two selected values are shallowly equal. */
function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false;
  }
  const entries = Object.entries(one);
  const others = new Map(Object.entries(other));
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && Object.is(others.get(key), value))
  );
}

/** A view of the store that is limited to the snapshot types. Sections are loaded when they are first read. */
function viewOf(store: TillStore): TillSnapshot {
  const requested = new Set<string>();
  let customer = customerSnapshot(false, null);
  const requestSection = (section: string): void => {
    if (requested.has(section)) return;
    requested.add(section);
    store.dispatch(sectionsWanted([section]));
  };
  return Object.freeze({
    get cart() {
      requestSection('cart');
      return cartSnapshot(selectCart(store.getState()));
    },
    get totals() {
      // Not with the selector: its file belongs to the cart page and the checkout.
      return totalsSnapshot(store.getState().quote?.totals ?? null);
    },
    get customer() {
      requestSection('customer');
      const state = store.getState();
      customer = customerSnapshot(
        selectIsLoggedIn(state),
        selectFirstname(state) ?? null,
        customer,
      );
      return customer;
    },
  });
}

/** Creates the reader of a page's store. Its code is loaded when a script of the page first reads the state. */
export function createReader(store: TillStore): Reader {
  const snapshot = viewOf(store);
  return {
    snapshot,
    async measure() {
      try {
        const { startMeasuring } = await import('../measuring/start');
        startMeasuring(store);
      } catch {
        report(10, 'The code of till.measure() could not be loaded.');
      }
    },
    subscribe(select, listener, isOn) {
      let known: { readonly value: ReturnType<typeof select> } | null = null;
      let hasFailed = false;
      const check = (): void => {
        if (!isOn()) {
          stop();
          return;
        }
        try {
          const value = select(snapshot);
          if (known !== null && isEqual(known.value, value)) return;
          const previous = known?.value;
          known = { value };
          listener(value, previous);
        } catch (error) {
          if (!hasFailed) {
            report(51, 'A function passed to till.subscribe() threw an error.', error);
          }
          hasFailed = true;
        }
      };
      const stop = store.subscribe(check);
      check();
    },
  };
}
