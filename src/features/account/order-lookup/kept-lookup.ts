import { ownValue } from '../../../domain/own-value';
import { isRecord } from '../../../platform/record';
import { jsonStorage } from '../../../platform/storage/storage';

const kept = jsonStorage('till-order-lookup', 'sessionStorage');

/** Lifetime of the typed values: a refusal returns to an empty form immediately; later the form starts empty. */
const LIFETIME_MS = 60_000;

const NAMES = ['oar_order_id', 'oar_billing_lastname', 'oar_type', 'oar_email', 'oar_zip'];

type Control = HTMLInputElement | HTMLSelectElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return NAMES.map((name) => form.elements.namedItem(name)).filter(
    (node): node is Control =>
      node instanceof HTMLInputElement || node instanceof HTMLSelectElement,
  );
}

/** Saves what was typed, in this window, while the form is being sent. */
export function keepLookup(form: HTMLFormElement): void {
  const typed = Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));
  kept.write({ at: Date.now(), typed });
}

/** Whether the shopper has entered anything. */
export const isTyped = (form: HTMLFormElement): boolean =>
  controlsOf(form).some((control) => control instanceof HTMLInputElement && control.value !== '');

/** Fills an empty form with what was typed before the shop refused it. */
export function restoreLookup(form: HTMLFormElement): void {
  const note = kept.read();
  kept.remove();
  if (!isRecord(note) || !isRecord(note.typed)) return;
  if (typeof note.at !== 'number' || Date.now() - note.at > LIFETIME_MS) return;
  for (const control of controlsOf(form)) {
    const value = ownValue(note.typed, control.name);
    const isFree = control instanceof HTMLSelectElement || control.value === '';
    if (typeof value === 'string' && isFree) control.value = value;
  }
}
