import { report } from '../../src/platform/console';
import { sectionsWanted } from '../../src/state/sections/sections-slice';
import type { TillStore } from '../../src/state/shared/store.types';
import { watchCart } from './watch-cart';
import { watchCheckout } from './watch-checkout';
import { watchCustomer } from './watch-customer';
import type { Measuring, Report } from './measuring.types';
import { watchOrder } from './watch-order';
import { watchPage } from './watch-page';
import { watchSearch } from './watch-search';
import { watchWallet } from './watch-wallet';
import { watchWishes } from './watch-wishes';

const fire: Report = (name, detail) => {
  document.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
};

/** A new line is reported before the view of the cart that shows it. */
const WATCHES = [
  watchCart,
  watchSearch,
  watchPage,
  watchOrder,
  watchWallet,
  watchCheckout,
  watchWishes,
  watchCustomer,
];

let isStarted = false;

/** Starts the measuring events of this page, once (docs/measuring.md). One part that fails does not stop the others. */
export function startMeasuring(store: TillStore): void {
  if (isStarted) return;
  isStarted = true;
  store.dispatch(sectionsWanted(['cart', 'customer']));
  const measuring: Measuring = { store, report: fire, now: Date.now };
  for (const watch of WATCHES) {
    try {
      watch(measuring);
    } catch (error) {
      report(9, 'A part of measuring could not start.', error);
    }
  }
}
