import type { StateModule } from '../shared/store.types';
import { startCertificateForm } from './certificate-form';
import { certificatesSlice, certificatesStarted } from './certificates-slice';
import { startInvalidations } from './invalidate-certificate';
import { startForgetting, startLoads } from './load-certificates';
import { startTaxRefresh } from './refresh-tax';

/** The customer's tax-exemption certificates, on the account's page and in the checkout (CERT-01). */
export const certificatesState: StateModule = {
  name: 'certificates',
  slices: [certificatesSlice],
  startFlows: (startListening, services, store) => {
    store.dispatch(certificatesStarted(services.page()?.checkoutConfig != null));
    startLoads(startListening, services);
    startForgetting(startListening, services);
    startTaxRefresh(startListening, services);
    startInvalidations(startListening, services);
    startCertificateForm(store, services);
  },
};
