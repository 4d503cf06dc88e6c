import { controlsIn, type FormControl } from '../../shared/form/form-controls';

/** `bundle_option[3]`, also `bundle_option[3][]`, or `3` alone where `prefix` is `bundle_option`. */
const isNamed = ({ name }: FormControl, key: string, prefix: string): boolean =>
  name === key || name === `${prefix}[${key}]` || name.startsWith(`${key}[`);

function choose(control: FormControl, value: string): boolean {
  if (control instanceof HTMLSelectElement) {
    const option = [...control.options].find((one) => one.value === value && !one.disabled);
    if (option !== undefined) option.selected = true;
    return option !== undefined;
  }
  if (control.type !== 'radio' && control.type !== 'checkbox') {
    control.value = value;
    return true;
  }
  const input = control as HTMLInputElement;
  if (input.value !== value || input.disabled) return false;
  input.checked = true;
  return true;
}

/**
 * Selects the options in the page's URL fragment, in query-string form (BNDL-04, GRPD-02). Values that the form does
 * not offer are ignored.
 */
export function applyAddress(form: HTMLFormElement, hash: string, prefix: string): void {
  const own = controlsIn(form).filter(({ name }) => name.startsWith(prefix));
  const choices = [...new URLSearchParams(hash.replace(/^#/, ''))];
  const isQuantity = ([key]: readonly [string, string]): boolean => key.includes('_qty');
  // A choice sets its own quantity, so quantities are applied last.
  const inOrder = [...choices.filter((one) => !isQuantity(one)), ...choices.filter(isQuantity)];
  for (const [key, value] of inOrder) {
    for (const control of own.filter((one) => isNamed(one, key, prefix))) {
      if (!choose(control, value)) continue;
      // Both, as from a shopper: a stepper in place of the field listens to the first.
      for (const type of ['input', 'change'])
        control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}
