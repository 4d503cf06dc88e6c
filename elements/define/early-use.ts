/** A field that a shopper types into or selects in. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields of a fallback that the shopper may have used. */
export const FIELDS = 'input:not([type=hidden], [type=file]), select, textarea';

export const isChoice = (field: Field): field is HTMLInputElement => /box|radio/.test(field.type);

/** The shopper has changed its server-rendered value; a cloned select loses its selection. */
export function isChanged(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  return (
    field.value !==
    ('options' in field ? (field.cloneNode(true) as typeof field).value : field.defaultValue)
  );
}

/** The shopper's focus is in the server-rendered content, or one of its fields was changed. */
export const isUsed = (host: HTMLElement): boolean =>
  host.matches(':active') ||
  host.contains(document.activeElement) ||
  [...host.querySelectorAll<Field>(FIELDS)].some(isChanged);
