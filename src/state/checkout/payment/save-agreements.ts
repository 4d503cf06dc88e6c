import { readEntry, writeEntry } from '../../../platform/page/entry-state';
import { isRecord } from '../../../platform/record';
import { agreementToggled, orderPlaced } from '../checkout-actions';
import { selectCheckout } from '../checkout-slice';
import type { StartListening, TillState, TillStore } from '../../shared/store.types';

const KEY = 'agreements';

/** The cart that was agreed to: an agreement is of one order. */
const cartOf = ({ config }: TillState): string => JSON.stringify(config.checkout?.cart ?? null);

/** What was ticked beside which method, on this very page of the history and for the same cart. */
function keptTicks(state: TillState): readonly { readonly method: string; readonly id: string }[] {
  const kept = readEntry(KEY);
  if (!isRecord(kept) || kept.cart !== cartOf(state) || !isRecord(kept.ticks)) return [];
  const asked = state.config.checkout?.agreements.map(({ id }) => id) ?? [];
  return Object.entries(kept.ticks).flatMap(([method, ids]) =>
    Array.isArray(ids) ? asked.filter((id) => ids.includes(id)).map((id) => ({ method, id })) : [],
  );
}

/**
 * What was ticked is ticked again after a reload (AGRE-03), on this entry of the browser's history alone: nothing of it
 * is stored for another visit, and an order that was placed takes its ticks along.
 */
export function startSaveAgreements(startListening: StartListening, store: TillStore): void {
  for (const tick of keptTicks(store.getState())) {
    store.dispatch(agreementToggled({ ...tick, accepted: true }));
  }
  startListening({
    actionCreator: agreementToggled,
    effect: (_action, api) => {
      const ticks = selectCheckout(api.getState()).payment.acceptedAgreements;
      writeEntry(KEY, { cart: cartOf(api.getState()), ticks });
    },
  });
  startListening({
    actionCreator: orderPlaced,
    effect: () => {
      writeEntry(KEY, null);
    },
  });
}
