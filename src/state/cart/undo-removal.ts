import { t } from '../../platform/i18n/i18n';
import { removalUndone, selectOffer, undoRefused } from './removed-slice';
import type { StartListening } from '../shared/store.types';

/** Puts the line that was taken out last back into the cart, once per offer; its code comes with the first need. */
export function startUndoRemoval(startListening: StartListening): void {
  startListening({
    actionCreator: removalUndone,
    effect: async (_action, api) => {
      const before = selectOffer(api.getOriginalState());
      if (before === null || before.status === 'restoring') return;
      const late = await import('./buy-again').catch(() => null);
      if (late !== null) return late.buyAgain(api);
      const error = t(
        'Your cart could not be changed. Please check your connection and try again.',
      );
      api.dispatch(undoRefused({ error, heldBefore: before.heldBefore }));
    },
  });
}
