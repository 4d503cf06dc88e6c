import { setShown } from '../page-nodes';

/** The value that identifies a guest's order in addition to its number: e-mail or billing postcode (LOOK-01). */
export type LookupType = 'email' | 'zip';

const FIELDS: Readonly<Record<LookupType, string>> = { email: 'oar_email', zip: 'oar_zip' };

const inputOf = (form: HTMLFormElement, type: LookupType): HTMLInputElement | null => {
  const input = form.elements.namedItem(FIELDS[type]);
  return input instanceof HTMLInputElement ? input : null;
};

/** The choice between both. */
export function choiceIn(form: HTMLFormElement): HTMLSelectElement | null {
  const choice = form.elements.namedItem('oar_type');
  return choice instanceof HTMLSelectElement ? choice : null;
}

function showField(form: HTMLFormElement, type: LookupType, isShown: boolean): void {
  const field = inputOf(form, type)?.closest('.field') ?? null;
  field?.toggleAttribute('hidden', !isShown);
  setShown(field, isShown);
}

/** Shows the selected field and hides the other one, which is still sent: the server fails if either is missing. */
export function applyChoice(form: HTMLFormElement): void {
  const chosen = choiceIn(form)?.value === 'zip' ? 'zip' : 'email';
  for (const type of ['email', 'zip'] as const) showField(form, type, type === chosen);
}

/** Shows both fields, as rendered by the server. */
export function leaveChoice(form: HTMLFormElement): void {
  for (const type of ['email', 'zip'] as const) showField(form, type, true);
}
