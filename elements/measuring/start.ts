import { report } from '../../src/platform/console';
import { sectionsWanted } from '../../src/state/sections/sections-slice';
import type { TillStore } from '../../src/state/shared/store.types';
import { watchCart } from './watch-cart';
import { watchCheckout } from './watch-checkout';
import type { Measuring, Report } from './measuring.types';
import { watchOrder } from './watch-order';
import { watchPage } from './watch-page';
import { watchWallet } from './watch-wallet';

const fire: Report = (name, detail) => {
  document.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
};

let isStarted = false;

/** Starts the measuring events of this page, once (docs/measuring.md). One part that fails does not stop the others. */
export function startMeasuring(store: TillStore): void {
  if (isStarted) return;
  isStarted = true;
  store.dispatch(sectionsWanted(['cart']));
  const measuring: Measuring = { store, report: fire, now: Date.now };
  // A new line is reported before the view of the cart that shows it.
  for (const watch of [watchCart, watchPage, watchOrder, watchWallet, watchCheckout]) {
    try {
      watch(measuring);
    } catch (error) {
      report(9, 'A part of measuring could not start.', error);
    }
  }
}
