import { fail, ok } from '../../../platform/result';
import { loadSdk } from '../../../platform/sdk/load-sdk';
import type { CertificateService } from '../../../state/extensions/tax-service.types';
import { callbacks, readGenCert } from './gen-cert';
import { isCheckedFirst } from './links';
import { dropToken } from './stored-token';
import { isExpired, sdkToken } from './token';

/**
 * Shows the service's form (CERT-02, CERT-03). Its script is loaded with the first form of a page. A token that the service
 * refused is not used again.
 */
export const showForm: CertificateService['showForm'] = async (host, request) => {
  const { shop, page, zone, signal, onEnd } = request;
  const token = await sdkToken(shop, Date.now(), signal);
  if (!token.ok) return fail({ kind: 'call', error: token.error });
  const sdk = await loadSdk({ url: token.value.sdk_url, read: readGenCert });
  if (!sdk.ok) return fail({ kind: 'script', failure: sdk.error });
  if (signal.aborted) return fail({ kind: 'call', error: { kind: 'cancelled' } });
  try {
    sdk.value.init(host, {
      token: token.value.token,
      customer_number: token.value.customer,
      upload: true,
      submit_to_stack: page !== null && isCheckedFirst(page),
      ...callbacks((outcome) => {
        if (signal.aborted) return;
        if (outcome === 'refused') dropToken();
        const isOver = outcome === 'refused' && isExpired(token.value, Date.now());
        onEnd(isOver ? 'expired' : outcome);
      }),
    });
    sdk.value.setShipZone(zone);
    sdk.value.show();
    return ok(null);
  } catch {
    return fail({ kind: 'script', failure: 'missing' });
  }
};
