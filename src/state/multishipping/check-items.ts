import { checkItems } from '../../api/multishipping';
import { formKey } from '../../platform/form-key';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { StartListening } from '../shared/store.types';
import { formCleared, formHeld, itemsSubmitted, selectMultishipping } from './multishipping-slice';

/**
 * Checks quantities before the browser sends them. Where the check itself fails they are sent all the same, and the page
 * that follows says what is wrong with them: the check changes nothing, and the server checks again.
 */
export function startItemsCheck(startListening: StartListening): void {
  startListening({
    actionCreator: itemsSubmitted,
    effect: async ({ payload: { url, fields } }, api) => {
      if (selectMultishipping(api.getOriginalState()).status !== 'idle') return;
      const result = await checkItems(url, fields, formKey());
      const problem = result.ok ? result.value : null;
      if (problem !== null) {
        api.dispatch(formHeld(problem));
        return;
      }
      // The next page loads the cart, whose quantities are about to change.
      api.dispatch(sectionsInvalidated({ names: ['cart'], reload: false }));
      api.dispatch(formCleared());
    },
  });
}
