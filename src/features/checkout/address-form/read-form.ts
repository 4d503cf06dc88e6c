import type { AddressDraft } from '../../../domain/address.types';
import { draftText } from '../../../domain/address-draft';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The fields of a form whose text differs from the draft: filled by a password manager or autofill without an event.
 * Names as in `FieldConfig`.
 */
export function silentlyFilledFields(
  form: HTMLElement,
  draft: AddressDraft,
): { name: string; value: string }[] {
  return [...form.querySelectorAll<Control>('[data-till-field]')].flatMap((control) => {
    const name = control.dataset['tillField'] ?? '';
    if (control.type === 'checkbox' || control.type === 'radio') return [];
    return control.value === draftText(draft, name) ? [] : [{ name, value: control.value }];
  });
}
