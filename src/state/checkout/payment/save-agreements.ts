import { readEntry, writeEntry } from '../../../platform/page/entry-state';
import { isRecord } from '../../../platform/record';
import { agreementToggled, orderPlaced } from '../checkout-actions';
import { selectCheckout } from '../checkout-slice';
import type { StartListening, TillState, TillStore } from '../../shared/store.types';

const KEY = 'agreements';

/** The cart that the agreements belong to: they are valid for one order. */
const cartOf = ({ config }: TillState): string => JSON.stringify(config.checkout?.cart ?? null);

/** The agreements ticked per method on this history entry for the same cart. */
function savedTicks(state: TillState): readonly { readonly method: string; readonly id: string }[] {
  const saved = readEntry(KEY);
  if (!isRecord(saved) || saved.cart !== cartOf(state) || !isRecord(saved.ticks)) return [];
  const offered = state.config.checkout?.agreements.map(({ id }) => id) ?? [];
  return Object.entries(saved.ticks).flatMap(([method, ids]) =>
    Array.isArray(ids)
      ? offered.filter((id) => ids.includes(id)).map((id) => ({ method, id }))
      : [],
  );
}

/**
 * Restores ticked agreements after a reload (AGRE-03). They are saved with the current history entry only, not for
 * another visit, and removed when the order is placed.
 */
export function startSaveAgreements(startListening: StartListening, store: TillStore): void {
  for (const tick of savedTicks(store.getState())) {
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
