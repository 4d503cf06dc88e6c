import type { CertificateOutcome } from '../../../domain/certificates.types';
import { isRecord } from '../../../platform/record';

/** What the form is started with: the options and callbacks of the service's script that are used. */
interface GenCertOptions {
  readonly token: string;
  readonly customer_number: string;
  /** Whether a finished document may be uploaded, too. */
  readonly upload: boolean;
  /** Whether someone checks a new certificate before it applies. */
  readonly submit_to_stack: boolean;
  readonly onCertSuccess: () => void;
  readonly onUpload: () => void;
  readonly onManualSubmit: () => void;
  readonly onCertFailure: () => void;
  readonly onNotNeeded: () => void;
  readonly onCancel: () => void;
}

/** The global of the service's script, `GenCert`, as far as it is used. */
export interface GenCert {
  readonly init: (container: HTMLElement, options: GenCertOptions) => void;
  readonly setShipZone: (zone: string) => void;
  readonly show: () => void;
}

/** Whether a value has the functions of the script. */
const isGenCert = (value: unknown): value is GenCert =>
  isRecord(value) &&
  [value.init, value.setShipZone, value.show].every((one) => typeof one === 'function');

/** What the script has defined; null while it has not. */
export function readGenCert(): GenCert | null {
  const { GenCert: found } = globalThis as { readonly GenCert?: unknown };
  return isGenCert(found) ? found : null;
}

/** The form's callbacks, as the ends that they stand for. */
export const callbacks = (
  onEnd: (outcome: CertificateOutcome) => void,
): Pick<
  GenCertOptions,
  'onCertSuccess' | 'onUpload' | 'onManualSubmit' | 'onCertFailure' | 'onNotNeeded' | 'onCancel'
> => ({
  onCertSuccess: () => {
    onEnd('saved');
  },
  onUpload: () => {
    onEnd('uploaded');
  },
  onManualSubmit: () => {
    onEnd('submitted');
  },
  onCertFailure: () => {
    onEnd('refused');
  },
  onNotNeeded: () => {
    onEnd('not-needed');
  },
  onCancel: () => {
    onEnd('cancelled');
  },
});
