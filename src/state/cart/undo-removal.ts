import { t } from '../../platform/i18n/i18n';
import { removalUndone, selectOffer, undoRefused } from './removed-slice';
import type { StartListening } from '../shared/store.types';

/** Restores the line removed last, once per offer; its code is loaded on demand. */
export function startUndoRemoval(startListening: StartListening): void {
  startListening({
    actionCreator: removalUndone,
    effect: async (_action, api) => {
      const before = selectOffer(api.getOriginalState());
      if (before === null || before.status === 'restoring') return;
      const module = await import('./buy-again').catch(() => null);
      if (module !== null) return module.buyAgain(api);
      const error = t(
        'Your cart could not be changed. Please check your connection and try again.',
      );
      api.dispatch(undoRefused({ error, previousQty: before.previousQty }));
    },
  });
}
