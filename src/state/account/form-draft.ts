import { isRecord } from '../../platform/record';
import { jsonStorage } from '../../platform/storage/storage';

/** Per window, so that another person who signs in on the same computer does not see it. */
const parked = jsonStorage('till-account-form', 'sessionStorage');

/** What is typed into a form of the account pages, by field name; without passwords. */
export type TypedFields = Readonly<Record<string, string>>;

/** A form, identified by its URL and by `initial`, the server-rendered values, which identify its customer. */
export interface FormPlace {
  readonly path: string;
  readonly initial: TypedFields;
}

const textOf = (fields: TypedFields): string =>
  JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Saves what was typed while the shopper signs in again. */
export function saveFormDraft({ path, initial }: FormPlace, typed: TypedFields): void {
  parked.write({ path, initial: textOf(initial), typed });
}

/** Removes what was saved: the shop has it. */
export const deleteFormDraft = (): void => {
  parked.remove();
};

/** Returns what was typed into this form, once; null when there is nothing, or it was another customer's. */
export function takeFormDraft({ path, initial }: FormPlace): TypedFields | null {
  const note = parked.read();
  if (!isRecord(note) || note.path !== path) return null;
  parked.remove();
  if (note.initial !== textOf(initial) || !isRecord(note.typed)) return null;
  const texts = Object.entries(note.typed).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
