import { t } from '../../platform/i18n/i18n';
import type { Services } from '../shared/services';
import type { StateModule, TillStore } from '../shared/store.types';
import { isPaymentRunning } from '../../platform/http/cart-hold';
import { reloadPage } from '../../platform/navigate';
import { recordOf } from '../../platform/record';
import { isOrderOpen } from '../order/order-attempt';
import { openCharge } from '../order/order-notes';
import type { HandOver, WalletPayment, WalletRun } from '../extensions/wallet-provider.types';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { ExpressSession } from './express.types';
import { addProduct, hasProductCart, leaveCart } from './express-add';
import { changeSheet } from './express-changes';
import { startRun, type ExpressPage, type RunState } from './express-run';
import { mountWallets } from './mount-wallets';
import {
  expressApproved,
  expressCancelled,
  expressCheckRetried,
  expressConfirmed,
  expressFailed,
  expressPressed,
  selectExpress,
} from './express-slice';
import { expressState } from './express-state';
import { providerCall } from './provider-call';

const sessions = new WeakMap<TillStore, ExpressSession>();

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const ignore = (): void => undefined;

/** Whether a press has to wait, because the order or the product of another one is being sent. */
const isTaken = (store: TillStore): boolean =>
  ['paying', 'leaving', 'unknown'].includes(selectExpress(store.getState()).status);

/** The wallet buttons of a page; `delay` in milliseconds. */
export function createExpressSession(
  store: TillStore,
  services: Pick<Services, 'now' | 'page'>,
  delay: (ms: number) => Promise<void> = wait,
): ExpressSession & { readonly retry: () => Promise<void> } {
  const { now } = services;
  const page: ExpressPage = {
    store,
    now,
    delay,
    leftover: null,
    restoring: Promise.resolve(),
  };
  let current: RunState | null = null;
  /** The payment without an order that the shopper was told about on this page. */
  let told: unknown;

  const begin: ExpressSession['press'] = (press) => {
    if (isTaken(store)) return null;
    const charge: unknown = recordOf(openCharge.read()).askedAt;
    const isOpen = isOrderOpen(now()) || isPaymentRunning();
    if (isOpen || (charge !== undefined && charge !== told)) {
      void import('./refuse-press').then(async (late) => {
        await late.refusePress(store, now(), press.location);
        if (!isOpen) told = charge;
      }, ignore);
      return null;
    }
    if (current !== null) {
      const { isCancelled, enqueue } = current;
      const earlier = current;
      current.isCancelled = true;
      // A provider that undoes something may end the cart of the new press, which waits for it.
      if (!isCancelled && earlier.press.sheet.cancel !== undefined) {
        page.restoring = enqueue(() => cancelSheet(earlier)).catch(ignore);
      }
    }
    const run = startRun(page, press);
    current = run;
    store.dispatch(expressPressed({ location: press.location, isAdding: press.fields !== null }));
    void loadOrder();
    void run.enqueue(() => (press.fields === null ? run.restored : addProduct(run)));
    return runOf(run);
  };
  return {
    press: begin,
    mount: (provider, host, place) =>
      mountWallets(store, services, begin, { provider, host, place }),
    retry: async () => {
      const order = await loadOrder();
      if (current !== null) await order?.retryRun(current);
    },
  };
}

/** How long a provider may take to undo what it did, in milliseconds; the cart is restored then. */
const CANCEL_MS = 10_000;

/** Undoes what the provider did in the shop for a press. */
const cancelSheet = async ({ page, press }: RunState): Promise<void> => {
  const { sheet } = press;
  if (sheet.cancel === undefined) return;
  const cancelled = providerCall(async () => sheet.cancel?.(), undefined);
  await Promise.race([cancelled, page.delay(CANCEL_MS)]);
};

/** The code that places orders, loaded only when needed. Null if it cannot be loaded. */
const loadOrder = () => import('./express-order').catch(() => null);

/** The same, once it is needed: the shopper is told that it cannot be loaded. */
async function neededOrder(store: TillStore) {
  const order = await loadOrder();
  if (order === null) {
    store.dispatch(
      expressFailed(t('The shop cannot be reached. Please check your connection and try again.')),
    );
  }
  return order;
}

/** Places the order once; after a refusal the shopper may pay in another way in the same sheet. */
async function confirmRun(run: RunState, payment: WalletPayment): Promise<boolean> {
  const { store } = run.page;
  store.dispatch(expressConfirmed());
  const order = await neededOrder(store);
  const isOrdered = (await order?.placeRun(run, payment)) ?? false;
  if (!isOrdered && selectExpress(store.getState()).status === 'failed') run.paying = null;
  return isOrdered;
}

/** The shipping that a sheet has saved stays on the cart; a page that shows its totals shows them with it. */
const reloadTotals = (store: TillStore): Promise<void> =>
  import('./express-totals').then((late) => {
    late.reloadTotals(store);
  }, ignore);

/** The sheet is closed: the lines of the cart become what they were. */
function restoreCart(run: RunState): Promise<void> {
  const { page } = run;
  run.isCancelled = true;
  const restored = run.enqueue(async () => {
    await cancelSheet(run);
    await leaveCart(page);
    // While the product had its own, the page may have loaded that one (WALL-25).
    const isChanged = run.press.sheet.hasChangedCart?.() === true;
    if (hasProductCart(run) || isChanged) {
      page.store.dispatch(sectionsInvalidated({ names: ['cart'], reload: true }));
    }
    if (isChanged) await reloadTotals(page.store);
  });
  page.restoring = restored.catch(() => undefined);
  return page.restoring;
}

/** Opens the page where the order is reviewed. The sheet is closed either way, so that a failure ends the purchase. */
async function reviewOnPage(run: RunState, handOver: HandOver): Promise<boolean> {
  const { store } = run.page;
  store.dispatch(expressApproved());
  const order = await neededOrder(store);
  const isLeft = (await order?.leaveForReview(run, handOver)) ?? false;
  if (!isLeft) await restoreCart(run);
  return isLeft;
}

function runOf(run: RunState): WalletRun {
  const { page } = run;
  return {
    change: (request) => changeSheet(run, request),
    confirm: async (payment) => {
      if (run.isCancelled) return false;
      run.paying ??= confirmRun(run, payment);
      return run.paying;
    },
    cancel: async () => {
      // A pending order is not abandoned, and a sheet closes only once.
      if (run.isCancelled || run.paying !== null) return;
      if (!run.isBroken && run.page.store.getState().express?.status !== 'failed') {
        page.store.dispatch(expressCancelled());
      }
      await restoreCart(run);
    },
    review: async (handOver) => {
      if (run.isCancelled) return false;
      run.paying ??= reviewOnPage(run, handOver);
      return run.paying;
    },
  };
}

/** The session and what belongs to it; not needed before a page shows buttons. */
const sessionModule: StateModule = {
  name: 'express-session',
  needs: [expressState],
  slices: [],
  startFlows: (startListening, services, store) => {
    const session = createExpressSession(store, services);
    sessions.set(store, session);
    startListening({ actionCreator: expressCheckRetried, effect: () => session.retry() });
    // The back button restores a copy of the page: its order exists, or is reviewed.
    window.addEventListener('pageshow', ({ persisted }) => {
      const { status } = selectExpress(store.getState());
      if (persisted && (status === 'paying' || status === 'leaving')) reloadPage();
    });
  },
};

/** The wallet buttons of the page's store. */
export function expressSession(store: TillStore): ExpressSession {
  store.inject(sessionModule);
  const session = sessions.get(store);
  if (session === undefined) throw new Error('[till] There is no express session.');
  return session;
}
