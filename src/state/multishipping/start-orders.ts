import { errorText } from '../../platform/http/error-text';
import type { StartListening } from '../shared/store.types';
import { formHeld, ordersSubmitted, selectMultishipping } from './multishipping-slice';

/** Loaded at the press: it has code of the checkout, which the other pages do not need. */
export function startOrders(startListening: StartListening, now: () => number): void {
  startListening({
    actionCreator: ordersSubmitted,
    effect: async ({ payload }, api) => {
      if (selectMultishipping(api.getOriginalState()).status !== 'idle') return;
      const late = await import('./submit-orders').catch(() => null);
      if (late === null) api.dispatch(formHeld(errorText({ kind: 'network' })));
      else await late.submitOrders(api, payload, now);
    },
  });
}
