import type { CertificateOutcome } from '../../domain/certificates.types';
import { errorText } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import type { SdkFailure } from '../../platform/sdk/load-sdk';
import type { CertificateFormFailure } from '../extensions/tax-service.types';
import { leaveIfSignedOut } from '../session/failure-text';
import type { Services } from '../shared/services';
import type { TillStore } from '../shared/store.types';
import {
  formEnded,
  formFailed,
  formShown,
  selectCertificates,
  taxRefreshWanted,
} from './certificates-slice';
import { findService, shopOf } from './find-service';

/** Shows the service's form in `host`, until `signal` is aborted. Never rejects. */
type ShowForm = (host: HTMLElement, signal: AbortSignal) => Promise<void>;

/** @phrases */
const SCRIPT = {
  blocked:
    'The form of the tax service was blocked. Please allow its script, or check your connection, and try again.',
  timeout: 'The form of the tax service takes too long to load. Please try again.',
  missing: 'The form of the tax service cannot be shown. Please try again later.',
} as const;

/** @phrases */
const ENDS = {
  refused: 'Your certificate could not be saved. Please try again.',
  expired: 'The form was open for too long. Please try again.',
} as const;

const scriptText = (failure: SdkFailure): string =>
  t(SCRIPT[failure === 'wrong-version' ? 'missing' : failure]);

const formOf = new WeakMap<TillStore, ShowForm>();

/** The form of a store's page; undefined before its flows have started. */
export const certificateFormOf = (store: TillStore): ShowForm | undefined => formOf.get(store);

function failed(store: TillStore, failure: CertificateFormFailure): void {
  if (failure.kind === 'script') {
    store.dispatch(formFailed(scriptText(failure.failure)));
    return;
  }
  leaveIfSignedOut(store, failure.error);
  store.dispatch(formFailed(errorText(failure.error)));
}

/** Whether a certificate has come of the form, which the taxes have to follow (TAXV-17). */
const isAdded = (outcome: CertificateOutcome): boolean =>
  outcome === 'saved' || outcome === 'uploaded' || outcome === 'submitted';

function ended(store: TillStore, outcome: CertificateOutcome): void {
  store.dispatch(formEnded(outcome));
  if (outcome === 'refused' || outcome === 'expired') store.dispatch(formFailed(t(ENDS[outcome])));
  if (isAdded(outcome)) store.dispatch(taxRefreshWanted());
}

/** Starts the form of a store's page: the service renders it into a node of the view, which no store can contain. */
export function startCertificateForm(store: TillStore, services: Services): void {
  formOf.set(store, async (host, signal) => {
    const isOver = (): boolean => signal.aborted;
    try {
      const page = services.page();
      const service = await findService(page);
      const { dialog } = selectCertificates(store.getState());
      if (isOver() || dialog === null) return;
      const result = await service?.showForm(host, {
        shop: shopOf(store.getState()),
        page,
        zone: dialog.zone,
        signal,
        onEnd: (outcome) => {
          if (!isOver()) ended(store, outcome);
        },
      });
      if (isOver()) return;
      if (result === undefined) failed(store, { kind: 'script', failure: 'blocked' });
      else if (result.ok) store.dispatch(formShown());
      else failed(store, result.error);
    } catch {
      if (!isOver()) failed(store, { kind: 'script', failure: 'missing' });
    }
  });
}
