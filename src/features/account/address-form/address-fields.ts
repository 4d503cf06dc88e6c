import type { AddressDraft } from '../../../domain/address.types';
import { controlsIn, type FormControl } from '../../shared/form/form-controls';

/** The form's controls by the field names of a draft: whatever the server calls the street's lines, `street.0` is the first. */
export function addressFields(form: HTMLFormElement): ReadonlyMap<string, FormControl> {
  let lines = 0;
  return new Map(
    controlsIn(form).map((control) => [
      control.name.startsWith('street[') ? `street.${String(lines++)}` : control.name,
      control,
    ]),
  );
}

/** What is in the form's fields, as a draft. */
export function addressDraft(form: HTMLFormElement): AddressDraft {
  const values = [...addressFields(form)].map(([name, { value }]) => [name, value] as const);
  const lines = values.filter(([name]) => name.startsWith('street.'));
  return { ...Object.fromEntries(values), street: lines.map(([, value]) => value) };
}

/** Fills in a field as autofill does, so that the page's own scripts notice. */
export function fillField(control: FormControl | undefined, value: string): void {
  if (control === undefined) return;
  control.value = value;
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
