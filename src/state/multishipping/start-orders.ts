import { errorText } from '../../platform/http/error-text';
import type { Services } from '../shared/services';
import type { FlowApi, StartListening } from '../shared/store.types';
import {
  formHeld,
  ordersDecided,
  ordersSubmitted,
  overviewShown,
  selectMultishipping,
  settlingFailed,
  settlingWanted,
  type OrdersPress,
} from './multishipping-slice';
import { providerOfPage } from './order-providers';

/** Loaded at the press: it has code of the checkout, which the other pages do not need. */
export function startOrders(startListening: StartListening, services: Services): void {
  startListening({
    actionCreator: ordersSubmitted,
    effect: async ({ payload }, api) => {
      if (selectMultishipping(api.getOriginalState()).status !== 'idle') return;
      try {
        await place(payload, api, services);
      } catch {
        // Some of the code could not be loaded: nothing was sent.
        api.dispatch(formHeld(errorText({ kind: 'network' })));
      }
    },
  });

  const settle = async (decision: 'keep' | 'cancel' | null, api: FlowApi): Promise<void> => {
    const late = await import('./settle-orders').catch(() => null);
    if (late === null) api.dispatch(settlingFailed(errorText({ kind: 'network' })));
    else await late.settleOrders(api, services, decision);
  };
  startListening({
    actionCreator: overviewShown,
    effect: async (_action, api) => {
      // Its code is loaded here for the press as well; without it the press tries again.
      const late = await import('./settle-orders').catch(() => null);
      if (late?.hasOpenOrders(services.now()) === true) api.dispatch(settlingWanted());
    },
  });
  startListening({
    actionCreator: settlingWanted,
    effect: async (_action, api) => {
      const { status } = selectMultishipping(api.getOriginalState());
      if (status === 'idle' || status === 'unsettled') await settle(null, api);
    },
  });
  startListening({
    actionCreator: ordersDecided,
    effect: async ({ payload }, api) => {
      if (selectMultishipping(api.getOriginalState()).status === 'undecided') {
        await settle(payload, api);
      }
    },
  });
}

async function place(press: OrdersPress, api: FlowApi, services: Services): Promise<void> {
  const provider = await providerOfPage(services);
  if (provider === null) {
    const { submitOrders } = await import('./submit-orders');
    await submitOrders(api, press, services.now);
    return;
  }
  const { payOrders } = await import('./pay-orders');
  await payOrders(api, press, provider, services);
}
