import { isValueOf, type Field } from './field-kinds';
import { fields, type Settings } from './fields';

/** The fields with their names. */
export const settingsFields: readonly (readonly [keyof Settings, Field])[] = Object.keys(
  fields,
).map((name) => [name as keyof Settings, fields[name as keyof Settings]]);

/** A stock shop. */
export const defaultSettings = Object.fromEntries(
  settingsFields.map(([name, { fallback }]) => [name, fallback]),
) as unknown as Settings;

/** What is wrong with a change, for whoever sent it. */
export interface Refusal {
  readonly message: string;
}

/** Reads a change of some fields; refuses names and values that the record does not have. */
export function parseChange(value: unknown): Partial<Settings> | Refusal {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { message: 'Settings are one JSON object.' };
  }
  const entries = Object.entries(value);
  for (const [name, wished] of entries) {
    const field = settingsFields.find(([known]) => known === name)?.[1];
    if (!field) return { message: `There is no setting "${name}".` };
    if (!isValueOf(field, wished))
      return { message: `The value of "${name}" is not one it can have.` };
  }
  return Object.fromEntries(entries);
}

/** Reads kept settings: what an older shop wrote and this one does not know is left out. */
export function readKept(json: string): Partial<Settings> {
  const kept = JSON.parse(json) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    settingsFields.flatMap(([name, field]) =>
      isValueOf(field, kept[name]) ? [[name, kept[name]]] : [],
    ),
  );
}
