import { createRoot } from 'react-dom/client';
import { OrderNotice } from '../src/features/order-watch/OrderNotice';
import { findProviderMethod } from '../src/payments/provider-methods';
import { findPaymentMethod } from '../src/state/extensions/find-payment-method';
import { chargeNoticeClosed, storedCharge } from '../src/state/order/open-charge';
import { watchOrder } from '../src/state/order/watch-order';
import { browserServices } from '../src/state/shared/services';
import type { TillRuntime } from './runtime';

/** Resolves when the page's own scripts have run. */
const pageLoaded = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => {
        window.addEventListener(
          'load',
          () => {
            resolve();
          },
          { once: true },
        );
      });

/**
 * Follows up on an order whose number the shopper has not seen yet, and shows its outcome in a notice above the page.
 * Loaded only where such an order is stored.
 */
export async function watchOpenOrder({ store, translationsReady }: TillRuntime): Promise<void> {
  await translationsReady;
  const host = document.createElement('div');
  const place = document.createElement('div');
  host.className = 'till-root';
  place.className = 'till';
  host.append(place);
  document.body.append(host);
  const root = createRoot(place);
  let isAboutCharge = false;
  const close = (): void => {
    root.render(null);
    const charge = storedCharge(browserServices.now());
    if (isAboutCharge && charge !== null) chargeNoticeClosed(charge);
  };
  await watchOrder(
    store,
    (news) => {
      isAboutCharge = news?.kind === 'charged';
      root.render(
        news !== null && (
          <OrderNotice news={news} shop={store.getState().config.shop} onClose={close} />
        ),
      );
    },
    browserServices.now,
    async (code, shop) => {
      // The shop's own script may register the method after Till's has run.
      await pageLoaded();
      const method = findPaymentMethod(code) ?? (await findProviderMethod(code));
      return (await method?.resume?.({ shop })) ?? null;
    },
  );
}
