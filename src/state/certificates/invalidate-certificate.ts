import type { Certificate, CertificateList } from '../../domain/certificates.types';
import type { ServerMessage } from '../../domain/section.types';
import type { ApiError } from '../../platform/http/api-error';
import { errorText } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import { takeCookieMessages } from '../messages/cookie-messages';
import { leaveIfSignedOut } from '../session/failure-text';
import type { Services } from '../shared/services';
import type { FlowApi, StartListening } from '../shared/store.types';
import {
  invalidationConfirmed,
  invalidationSettled,
  selectCertificates,
} from './certificates-slice';
import { findService } from './find-service';
import { requestList } from './load-certificates';

const DONE = 'Your certificate has been successfully invalidated.';
const FAILED = 'There was a problem invalidating your certificate.';

/** Whether a certificate can no longer be used, as the shop's list shows. */
const isInvalid = ({ certificates }: CertificateList, id: string): boolean =>
  certificates.every((one) => one.id !== id || one.invalidateUrl === null);

/** Sends the request; returns its failure, and the shop's messages about it. */
async function send(
  certificate: Certificate,
  services: Services,
): Promise<{ readonly error: ApiError | null; readonly messages: readonly ServerMessage[] }> {
  const service = await findService(services.page());
  const result = await service?.invalidate(certificate);
  if (result === undefined) return { error: { kind: 'network' }, messages: [] };
  return result.ok
    ? { error: null, messages: takeCookieMessages() }
    : { error: result.error, messages: [] };
}

async function carryOut(api: FlowApi, id: string, services: Services): Promise<void> {
  const { certificates } = selectCertificates(api.getState()).list;
  const certificate = certificates.find((one) => one.id === id);
  if (certificate === undefined) {
    api.dispatch(invalidationSettled({ messages: [] }));
    return;
  }
  const { error, messages } = await send(certificate, services);
  if (error !== null) leaveIfSignedOut(api, error);
  const reloaded = await requestList(api, services);
  if (!reloaded.ok) {
    leaveIfSignedOut(api, reloaded.error);
    const own: ServerMessage = { type: 'error', text: errorText(error ?? reloaded.error) };
    api.dispatch(invalidationSettled({ messages: messages.length > 0 ? messages : [own] }));
    return;
  }
  const own: ServerMessage = isInvalid(reloaded.value, id)
    ? { type: 'success', text: t(DONE) }
    : { type: 'error', text: error === null ? t(FAILED) : errorText(error) };
  api.dispatch(
    invalidationSettled({
      list: reloaded.value,
      messages: messages.length > 0 ? messages : [own],
    }),
  );
}

/** Invalidates certificates, one at a time (CERT-04). After every response the shop's list decides what is shown. */
export function startInvalidations(startListening: StartListening, services: Services): void {
  startListening({
    actionCreator: invalidationConfirmed,
    effect: async ({ payload: id }, api) => {
      if (selectCertificates(api.getOriginalState()).invalidating !== null) return;
      await carryOut(api, id, services);
    },
  });
}
