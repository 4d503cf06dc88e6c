import { isValueOf, type Field } from './field-kinds';
import { fields, type Settings } from './fields';

/** The fields by name. */
export const settingsFields: readonly (readonly [keyof Settings, Field])[] = Object.keys(
  fields,
).map((name) => [name as keyof Settings, fields[name as keyof Settings]]);

/** The settings of a stock shop. */
export const defaultSettings = Object.fromEntries(
  settingsFields.map(([name, { fallback }]) => [name, fallback]),
) as unknown as Settings;

/** The error message for an invalid change. */
export interface Refusal {
  readonly message: string;
}

/** Parses a change of some fields; refuses unknown names and invalid values. */
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

/** Parses stored settings; ignores unknown ones of older versions. */
export function readKept(json: string): Partial<Settings> {
  const kept = JSON.parse(json) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    settingsFields.flatMap(([name, field]) =>
      isValueOf(field, kept[name]) ? [[name, kept[name]]] : [],
    ),
  );
}
