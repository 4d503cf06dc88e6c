import type { Address, AddressDraft } from '../../../domain/address.types';
import { correctedFields } from '../../../domain/corrected-fields';
import { serializeFields, type FormValue } from '../../../domain/form-keys';
import { controlsIn, type FormControl } from '../../shared/form/form-controls';

const isText = (value: FormValue): value is string => typeof value === 'string';

/** The address in the form's fields, as a draft (TAXV-12). */
export function formDraft(form: HTMLFormElement): AddressDraft {
  const texts = [...new FormData(form)].flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value] as const] : [],
  );
  const { street = [], ...fields } = serializeFields(texts);
  const known = Object.entries(fields).filter((entry): entry is [string, string] =>
    isText(entry[1]),
  );
  const lines: readonly FormValue[] = isText(street) ? [street] : Object.values(street);
  return { ...Object.fromEntries(known), street: lines.filter(isText) };
}

/** A control by the name of a draft's field: `street.0` is the first line, whatever the server calls it. */
export function controlOf(form: HTMLFormElement, field: string): FormControl | undefined {
  const [name = '', line] = field.split('.');
  const controls = controlsIn(form);
  return line === undefined
    ? controls.find((control) => control.name === name)
    : controls.filter((control) => control.name.startsWith(`${name}[`))[Number(line)];
}

/** Fills in what a correction changes, as autofill does, so that the page's own scripts notice. */
export function correct(form: HTMLFormElement, corrected: Address): void {
  for (const { name, value } of correctedFields(formDraft(form), corrected)) {
    const control = controlOf(form, name);
    if (control === undefined) continue;
    control.value = value;
    for (const type of ['input', 'change']) {
      control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}
