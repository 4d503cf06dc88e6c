import { t } from '../../../platform/i18n/i18n';
import type { FormKind } from '../../shared/form/check-form';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const NAME = 'payment[method]';

/** The ways to pay that the server has rendered. */
const methodsIn = (form: HTMLFormElement): readonly HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${NAME}"]`),
];

/** Whether there is anything to pay with: a choice, or a method that the page has chosen already (MULTI-03). */
export const hasMethod = (form: HTMLFormElement): boolean =>
  form.querySelector('[name^="payment["]') !== null;

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
    details.classList.toggle('no-display', !radio.checked);
    details.toggleAttribute('hidden', !radio.checked);
    for (const field of fieldsIn(details)) field.disabled = !radio.checked;
  }
}

/** A way to pay is chosen (MULTI-02). */
export const billingKind: FormKind = {
  check: (form) => {
    const [first, ...others] = methodsIn(form);
    if (first === undefined || [first, ...others].some(({ checked }) => checked)) return [];
    return [{ control: first, text: t('Please choose a payment method.') }];
  },
};
