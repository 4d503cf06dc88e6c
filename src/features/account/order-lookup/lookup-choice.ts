import { setShown } from '../page-nodes';

/** What tells a guest's order from others besides its number: the e-mail or the billing postcode (LOOK-01). */
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

/** Shows the chosen field; the other one is hidden and not sent. */
export function applyChoice(form: HTMLFormElement): void {
  const chosen = choiceIn(form)?.value === 'zip' ? 'zip' : 'email';
  for (const type of ['email', 'zip'] as const) {
    const input = inputOf(form, type);
    if (input === null) continue;
    input.disabled = type !== chosen;
    setShown(input.closest('.field'), type === chosen);
  }
}

/** Shows both fields, as the server rendered them. */
export function leaveChoice(form: HTMLFormElement): void {
  for (const type of ['email', 'zip'] as const) {
    const input = inputOf(form, type);
    if (input === null) continue;
    input.disabled = false;
    setShown(input.closest('.field'), true);
  }
}
