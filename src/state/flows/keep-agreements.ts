import { readEntry, writeEntry } from '../../platform/page/entry-state';
import { isRecord } from '../../platform/record';
import { agreementToggled, orderPlaced } from '../checkout/checkout-actions';
import { selectCheckout } from '../checkout/checkout-slice';
import type { StartListening, TillState, TillStore } from '../store.types';

const KEY = 'agreements';

/** The cart that was agreed to: an agreement is of one order. */
const cartOf = ({ config }: TillState): string => JSON.stringify(config.checkout?.cart ?? null);

/** Ids of agreements that were ticked on this very page of the history, for the same cart. */
function keptTicks(state: TillState): readonly string[] {
  const kept = readEntry(KEY);
  if (!isRecord(kept) || kept.cart !== cartOf(state) || !Array.isArray(kept.ids)) return [];
  const asked = state.config.checkout?.agreements.map(({ id }) => id) ?? [];
  return asked.filter((id) => (kept.ids as unknown[]).includes(id));
}

/**
 * What was ticked is ticked again after a reload (AGRE-03), on this entry of the browser's history alone: nothing of it
 * is stored for another visit, and an order that was placed takes its ticks along.
 */
export function startKeepAgreements(startListening: StartListening, store: TillStore): void {
  for (const id of keptTicks(store.getState())) {
    store.dispatch(agreementToggled({ id, accepted: true }));
  }
  startListening({
    actionCreator: agreementToggled,
    effect: (_action, api) => {
      const ids = selectCheckout(api.getState()).payment.acceptedAgreements;
      writeEntry(KEY, { cart: cartOf(api.getState()), ids });
    },
  });
  startListening({
    actionCreator: orderPlaced,
    effect: () => {
      writeEntry(KEY, null);
    },
  });
}
