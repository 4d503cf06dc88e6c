import { ORIGIN } from '../../shared/browser/origin';
import { makeForm, type FormFields } from './form';

/** The options of the service's script that the sandbox knows. */
interface Options {
  readonly token: string;
  readonly customer_number: string;
  readonly upload?: boolean;
  readonly submit_to_stack?: boolean;
  readonly onCertSuccess?: () => void;
  readonly onUpload?: () => void;
  readonly onManualSubmit?: () => void;
  readonly onCertFailure?: () => void;
  readonly onNotNeeded?: () => void;
  readonly onCancel?: () => void;
}

/** States without a sales tax. */
const UNTAXED = ['Alaska', 'Delaware', 'Montana', 'New Hampshire', 'Oregon'];

let container: HTMLElement | null = null;
let options: Options | null = null;
let zone = '';
let certificateIds: readonly number[] = [];

/** Sends a certificate; null when it was not accepted. */
async function send(
  { token }: Options,
  number: string,
  isChecked: boolean,
): Promise<number | null> {
  try {
    const response = await fetch(`${ORIGIN}/gencert2/certificates`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ zone, number, isChecked }),
    });
    if (!response.ok) return null;
    const { id } = (await response.json()) as { readonly id: number };
    return id;
  } catch {
    return null;
  }
}

/** Sends what was typed, and calls the callback of its end. */
async function finish(given: Options, { kind, number }: FormFields): Promise<void> {
  const isChecked = kind !== 'manual' && given.submit_to_stack !== true;
  const id = await send(given, number, isChecked);
  if (id === null) {
    given.onCertFailure?.();
    return;
  }
  certificateIds = [id];
  if (kind === 'manual') given.onManualSubmit?.();
  else if (kind === 'upload') given.onUpload?.();
  else given.onCertSuccess?.();
}

const service = {
  get certificateIds(): readonly number[] {
    return certificateIds;
  },
  init(host: HTMLElement, given: Options): void {
    if (given.token === '') throw new Error('GenCert needs a token');
    container = host;
    options = given;
    certificateIds = [];
    host.replaceChildren();
  },
  setShipZone(name: string): void {
    zone = name;
  },
  show(): void {
    if (container === null || options === null) throw new Error('GenCert was not initialised');
    const given = options;
    if (UNTAXED.includes(zone)) {
      setTimeout(() => given.onNotNeeded?.());
      return;
    }
    const form = makeForm(zone, {
      canUpload: given.upload === true,
      onFinish: (fields) => void finish(given, fields),
      onCancel: () => given.onCancel?.(),
    });
    container.replaceChildren(form);
  },
};

(globalThis as { GenCert?: typeof service }).GenCert = service;
