/** A field that a shopper types into or chooses with. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields of a fallback that the shopper may have used. */
export const FIELDS = 'input:not([type=hidden], [type=file]), select, textarea';

export const isChoice = (field: Field): field is HTMLInputElement => /box|radio/.test(field.type);

/** The shopper has made of it something else than the server; a copy of a drop-down forgets what was chosen. */
export function isChanged(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  return (
    field.value !==
    ('options' in field ? (field.cloneNode(true) as typeof field).value : field.defaultValue)
  );
}

/** The shopper is at what the server has drawn, or has changed one of its fields. */
export const isUsed = (host: HTMLElement): boolean =>
  host.matches(':active') ||
  host.contains(document.activeElement) ||
  [...host.querySelectorAll<Field>(FIELDS)].some(isChanged);
