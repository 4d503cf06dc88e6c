import type { SectionSettings } from '../src/domain/sections/section-settings.types';
import type { TillStore } from '../src/state/shared/store.types';
import { hearJQueryWrites } from './bridge/jquery-writes';
import { shareSections } from './bridge/old-data-service';
import { oldFrontEnd, type CustomerData } from './bridge/old-front-end.types';
import type { TillRuntime } from './runtime';

const DATA_SERVICE = 'Magento_Customer/js/customer-data';

/** After the page has loaded, the old front end's module loader may still be at work; milliseconds. */
const LATE = 3000;

/**
 * Connects the store with what is left of the old front end on the page: jQuery's requests and the old data service.
 * Plain form posts, our own requests, other tabs and the browser's way back are heard by the state's own flows.
 */
export function bridgeOldFrontEnd(store: TillStore, settings: SectionSettings): void {
  let hearsJQuery = false;
  let sharesSections = false;

  const connect = (): void => {
    const { jQuery, require } = oldFrontEnd();
    if (!hearsJQuery && typeof jQuery === 'function') {
      hearsJQuery = true;
      hearJQueryWrites(jQuery, store, settings, () => sharesSections);
    }
    if (!sharesSections && typeof require === 'function' && require.defined?.(DATA_SERVICE)) {
      require([DATA_SERVICE], (service) => {
        if (sharesSections) return;
        sharesSections = true;
        shareSections(service as CustomerData, store, settings.names);
      });
    }
  };

  connect();
  const connectLate = (): void => {
    connect();
    setTimeout(connect, LATE);
  };
  if (document.readyState === 'complete') connectLate();
  else window.addEventListener('load', connectLate, { once: true });
}

/** An order whose outcome or number the shopper does not know yet is noted under these names (`order-notes.ts`). */
function isOrderOpen(): boolean {
  try {
    return 'till-order-attempt' in localStorage || 'till-order-led' in sessionStorage;
  } catch {
    return false;
  }
}

/** Looks after an order that an earlier page has sent. Where the code does not come, the next page does it. */
export async function reconcileOpenOrder(runtime: TillRuntime): Promise<void> {
  if (!isOrderOpen()) return;
  const late = await import('./order-watch').catch(() => null);
  await late?.watchOpenOrder(runtime);
}
