/** What fills a template: a list for `%1`, `%2`, a map for `%name`. */
export type TemplateParameters =
  readonly (string | number)[] | Readonly<Record<string, string | number>>;

/**
 * Fills the placeholders `%1`, `%2` or `%name` of a phrase (MSG-01). The server fills none of its own error texts
 * (`endpoints.md` §1.1, Errors). A placeholder without a value stays as it stands; a value is never searched for
 * placeholders again, so `%1` typed by a shopper is harmless.
 */
export function fillTemplate(text: string, parameters?: TemplateParameters): string {
  if (parameters === undefined) return text;
  const values = new Map<string, string>(
    Array.isArray(parameters)
      ? parameters.map((value, index) => [String(index + 1), String(value)])
      : Object.entries(parameters).map(([name, value]) => [name, String(value)]),
  );
  const names = [...values.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
  if (names.length === 0) return text;
  return text.replace(
    new RegExp(`%(${names.join('|')})`, 'g'),
    (whole, name: string) => values.get(name) ?? whole,
  );
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
