import { ownValue } from '../../domain/own-value';
import type { FormPlace, TypedFields } from '../../state/account/form-draft';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTyped = (node: Element): node is Control =>
  node instanceof HTMLSelectElement ||
  node instanceof HTMLTextAreaElement ||
  (node instanceof HTMLInputElement &&
    !/^(?:submit|button|image|reset|file|hidden|password)$/.test(node.type) &&
    !node.name.includes('password'));

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isTyped).filter(({ name }) => name !== '');

const valueOf = (control: Control): string =>
  isBox(control) ? String(control.checked) : control.value;

const initialValue = (control: Control): string => {
  if (control instanceof HTMLSelectElement) {
    return control.querySelector('option[selected]')?.getAttribute('value') ?? '';
  }
  return isBox(control) ? String(control.defaultChecked) : control.defaultValue;
};

const keyOf = (control: Control): string =>
  control instanceof HTMLInputElement && control.type === 'radio'
    ? `${control.name}=${control.value}`
    : control.name;

const mapOf = (form: HTMLFormElement, read: (control: Control) => string): TypedFields =>
  Object.fromEntries(controlsOf(form).map((control) => [keyOf(control), read(control)]));

/** What is typed into a form, without passwords. */
export const typedIn = (form: HTMLFormElement): TypedFields => mapOf(form, valueOf);

/** The form, identified by its URL, with the server-rendered values. */
export const placeOf = (form: HTMLFormElement): FormPlace => ({
  path: new URL(form.action, document.baseURI).pathname,
  initial: mapOf(form, initialValue),
});

/** Fills a form with values that were typed earlier, and dispatches its events. */
export function fillIn(form: HTMLFormElement, typed: TypedFields): void {
  for (const control of controlsOf(form)) {
    const value = ownValue(typed, keyOf(control));
    if (value === undefined || value === valueOf(control)) continue;
    if (isBox(control)) control.checked = value === 'true';
    else control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** What is sent: all texts of the form; null when it contains a file, which only the browser sends. */
export function postedIn(form: HTMLFormElement): Readonly<Record<string, string>> | null {
  const entries = [...new FormData(form)];
  const hasFile = entries.some(([, value]) => value instanceof File && value.size > 0);
  if (hasFile) return null;
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
