import type { StateModule } from '../shared/store.types';
import { startAdditions } from './add-method';
import { createCardForms } from './card-forms';
import { startDeletions } from './delete-method';
import { startMethodLoads } from './load-methods';
import { savedPaymentsSlice } from './saved-payments-slice';

/** The customer's saved payment methods, on the account page. */
export const savedPaymentsState: StateModule = {
  name: 'savedPayments',
  slices: [savedPaymentsSlice],
  startFlows: (startListening, services, store) => {
    startMethodLoads(startListening, services);
    startAdditions(startListening, services, createCardForms(store, services));
    startDeletions(startListening, services);
  },
};
