import { t } from '../../platform/i18n/i18n';
import { placeOrderHooks } from '../extensions/extensions';
import type { TillStore } from '../shared/store.types';
import { invoiceWanted, selectSubscriptions } from './subscriptions-slice';

/** Resolves once the invoice has loaded, or could not be loaded. */
function invoiceSettled(store: TillStore): Promise<void> {
  const isSettled = (): boolean =>
    selectSubscriptions(store.getState()).invoiceStatus !== 'loading';
  return new Promise((resolve) => {
    if (isSettled()) {
      resolve();
      return;
    }
    const stop = store.subscribe(() => {
      if (!isSettled()) return;
      stop();
      resolve();
    });
  });
}

/**
 * Holds the order of an update back until its invoice has loaded, whichever button was pressed (SUBS-11); without an
 * invoice the order is refused (SUBS-13).
 */
export function holdOrders(store: TillStore): void {
  placeOrderHooks.register(async () => {
    if (selectSubscriptions(store.getState()).update === null) return undefined;
    store.dispatch(invoiceWanted());
    await invoiceSettled(store);
    return selectSubscriptions(store.getState()).invoiceStatus === 'ready'
      ? undefined
      : t('Sorry, the subscription could not be updated. Please contact us for assistance.');
  });
}
