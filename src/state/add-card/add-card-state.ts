import { looksStripped } from '../../api/page-config/config-values';
import type { StateModule } from '../shared/store.types';
import { addCardSlice } from './add-card-slice';
import { createCardForm } from './card-form';
import { startRedirect, startSubmissions } from './submit-card';

/** The page of the account on which a customer adds a card (ADDC-01). */
export const addCardState: StateModule = {
  name: 'addCard',
  isMissing: looksStripped,
  slices: [addCardSlice],
  startFlows: (startListening, services, store) => {
    const form = createCardForm(store, services);
    startSubmissions(startListening, form);
    startRedirect(startListening);
    void form.find();
  },
};
