const isText = (value: unknown): value is string => typeof value === 'string';

/** An object's entries; nothing of other values. */
const entriesOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** A suggestion as a provider's script returned it. */
interface Suggestion {
  readonly id: string;
  readonly label: string;
}

/** The suggestions in what a provider's script returned, whatever that is; those without an id or a text are left out. */
export const readSuggestions = (value: unknown): readonly Suggestion[] =>
  (Array.isArray(value) ? value : []).flatMap((entry) => {
    const { id, label } = entriesOf(entry);
    return isText(id) && isText(label) && label.trim() !== ''
      ? [{ ...entriesOf(entry), id, label }]
      : [];
  });

/** The texts of an address in what a provider's script returned, whatever that is. */
export function readFoundAddress(value: unknown) {
  const { street, ...parts } = entriesOf(value);
  const lines = (Array.isArray(street) ? street : [street]).filter(isText);
  const texts = ['city', 'postcode', 'region', 'regionCode'] as const;
  return {
    street: lines,
    ...Object.fromEntries(
      texts.flatMap((name) => (isText(parts[name]) ? [[name, parts[name].trim()]] : [])),
    ),
  };
}
