import { looksStripped } from '../../api/page-config/config-values';
import { parseRegistrationOffer } from '../../api/page-config/registration';
import { startRegistration } from './register';
import type { StateModule } from '../shared/store.types';
import { registrationOffered, registrationSlice } from './registration-slice';

/** Registration after an order, for the success page. */
export const registrationState: StateModule = {
  name: 'registration',
  isMissing: looksStripped,
  slices: [registrationSlice],
  startFlows: (startListening, { page }, store) => {
    startRegistration(startListening);
    const source = page();
    const offer = source === null ? null : parseRegistrationOffer(source);
    if (offer !== null) store.dispatch(registrationOffered(offer));
  },
};
