import { configsOf } from '../src/api/page-config/config-values';
import { report } from '../src/platform/console';
import type { PageSource } from '../src/platform/page/page-source';
import { whenIdle } from '../src/platform/page/when-idle';
import type { SectionSettings } from '../src/domain/sections/section-settings.types';
import type { TillStore } from '../src/state/shared/store.types';
import { watchJQueryWrites } from './bridge/jquery-writes';
import { shareSections } from './bridge/old-data-service';
import { oldFrontEnd, type CustomerData } from './bridge/old-front-end.types';
import type { TillRuntime } from './runtime';

const DATA_SERVICE = 'Magento_Customer/js/customer-data';

/** How long to wait for the old front end's module loader after the page has loaded, in milliseconds. */
const MODULE_LOADER_WAIT = 3000;

const ignore = (): void => undefined;

/**
 * Connects the store with the old front end on the page: jQuery's requests and the data service, or a theme's events. Plain
 * form posts, our own requests, other tabs and back navigation are handled by listeners of the state layer.
 */
function bridgeOldFrontEnd(store: TillStore, settings: SectionSettings): void {
  let watchesJQuery = false;
  let sharesSections = false;

  const share = (open: () => CustomerData): void => {
    if (sharesSections) return;
    sharesSections = true;
    shareSections(open(), store, settings.names);
  };

  const connect = (): void => {
    const { jQuery, require, hyva } = oldFrontEnd();
    if (!watchesJQuery && typeof jQuery === 'function') {
      watchesJQuery = true;
      watchJQueryWrites(jQuery, store, settings, () => sharesSections);
    }
    if (sharesSections) return;
    if (hyva !== undefined) {
      // Without this code, the parts of the theme show a change after a reload.
      import('./bridge/theme-events').then(({ themeData }) => {
        share(themeData);
      }, ignore);
    } else if (typeof require === 'function' && require.defined?.(DATA_SERVICE)) {
      require([DATA_SERVICE], (service) => {
        share(() => service as CustomerData);
      });
    }
  };

  connect();
  const connectLate = (): void => {
    connect();
    setTimeout(connect, MODULE_LOADER_WAIT);
  };
  if (document.readyState === 'complete') connectLate();
  else window.addEventListener('load', connectLate, { once: true });
}

/** Starts the debug log where the page or a script tag has `data-till-debug`. */
function debugOnRequest(store: TillStore): void {
  if (document.querySelector('[data-till-debug]') === null) return;
  import('./debug/start-debug').then(
    ({ startDebug }) => {
      startDebug(store);
    },
    () => {
      report(11, 'The code of data-till-debug did not load.');
    },
  );
}

/** Warns developers when the page lacks the configuration that the shop's URLs come from. Loaded late: not urgent. */
function warnWithoutShop({ checkout, checkoutConfig, globals }: PageSource): void {
  if (checkoutConfig !== null || Object.keys(checkout).length > 0 || 'BASE_URL' in globals) return;
  report(
    25,
    'The page has neither window.checkout nor window.BASE_URL: call till.configure({ baseUrl, storeCode }).',
  );
}

/** Storage keys of an order whose outcome or number the shopper does not know yet, or that is paid without existing (`order-notes.ts`). */
function isOrderOpen(): boolean {
  try {
    const isShared = 'till-order-attempt' in localStorage || 'till-open-charge' in localStorage;
    return isShared || 'till-order-led' in sessionStorage;
  } catch {
    return false;
  }
}

/** Follows up on an order that an earlier page has sent. If the code cannot be loaded, the next page does it. */
async function reconcileOpenOrder(runtime: TillRuntime): Promise<void> {
  if (!isOrderOpen()) return;
  await import('./order-watch').then(({ watchOpenOrder }) => watchOpenOrder(runtime), ignore);
}

/**
 * Records the page's product as viewed (RECENT-06) where the platform's own script is configured to do so, late: nothing on the
 * page waits for it.
 */
function recordViewed({ store }: TillRuntime, source: PageSource): void {
  if (configsOf(source.init, 'Magento_Catalog/js/product/view/provider').length === 0) return;
  whenIdle(() => {
    void import('../src/state/recently-viewed/record-view').then(({ recordPageView }) => {
      recordPageView(store, source);
    }, ignore);
  });
}

/** Everything that a page does late, once: elements do not wait for it. */
export async function startBridge(
  runtime: TillRuntime,
  source: PageSource,
  sections: SectionSettings,
): Promise<void> {
  debugOnRequest(runtime.store);
  warnWithoutShop(source);
  bridgeOldFrontEnd(runtime.store, sections);
  recordViewed(runtime, source);
  await reconcileOpenOrder(runtime);
}
