import { t } from '../../../platform/i18n/i18n';
import type { FormKind } from '../../shared/form/check-form';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const NAME = 'payment[method]';

/** The ways to pay that the server has rendered. */
const methodsIn = (form: HTMLFormElement): readonly HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${NAME}"]`),
];

/** Whether a way to pay is the shopper's choice: the platform disables all of them where nothing has to be paid. */
const isOffered = (radio: HTMLInputElement): boolean => !radio.matches(':disabled');

const isChosen = (radio: HTMLInputElement): boolean => radio.checked && isOffered(radio);

/**
 * Whether there is anything to pay with: a choice, or a method that the page has chosen already, such as the one of orders that
 * are free (MULTI-03).
 */
export const hasMethod = (form: HTMLFormElement): boolean =>
  form.querySelector('[name^="payment["]:not(:disabled)') !== null;

/** The fields of a method, below its choice. */
function detailsOf(radio: HTMLInputElement): Element | null {
  const details = radio.closest('dt')?.nextElementSibling ?? null;
  return details?.localName === 'dd' ? details : null;
}

const fieldsIn = (details: Element): readonly Field[] => [
  ...details.querySelectorAll<Field>(':is(input, select, textarea)[name^="payment["]'),
];

/** Shows the fields of the chosen method; the others are hidden, and not sent. */
export function applyMethod(form: HTMLFormElement): void {
  for (const radio of methodsIn(form)) {
    const details = detailsOf(radio);
    if (details === null) continue;
    const isShown = isChosen(radio);
    details.classList.toggle('no-display', !isShown);
    details.toggleAttribute('hidden', !isShown);
    for (const field of fieldsIn(details)) field.disabled = !isShown;
  }
}

/** The chosen way to pay: its code, and the place of its fields, which some have none of. Null without a choice. */
export function chosenMethod(
  form: HTMLFormElement,
): { readonly code: string; readonly details: Element | null } | null {
  const chosen = methodsIn(form).find(isChosen);
  return chosen === undefined ? null : { code: chosen.value, details: detailsOf(chosen) };
}

/**
 * The button of the chosen method's own, which the platform's script presses in place of sending the form: the provider's
 * script reacts to it, and sends the form itself when it has what it needs. Null where the method has none.
 */
export function buttonOfMethod(form: HTMLFormElement): HTMLButtonElement | null {
  const details = chosenMethod(form)?.details;
  return details?.querySelector<HTMLButtonElement>('button[type="submit"]') ?? null;
}

/** A way to pay is chosen (MULTI-02), where the page offers any. */
export const billingKind: FormKind = {
  check: (form) => {
    const offered = methodsIn(form).filter(isOffered);
    const [first] = offered;
    if (first === undefined || offered.some(isChosen)) return [];
    return [{ control: first, text: t('Please choose a payment method.') }];
  },
};
