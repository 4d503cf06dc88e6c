/** What fills a template: a list for `%1`, `%2`, a map for `%name`. */
export type TemplateParameters =
  readonly (string | number)[] | Readonly<Record<string, string | number>>;

/**
 * Fills the placeholders `%1`, `%2` or `%name` of a phrase (MSG-01). The server fills none of its own error texts
 * (`endpoints.md` §1.1, Errors). A placeholder without a value stays as it stands; a value is never searched for
 * placeholders again, so `%1` typed by a shopper is harmless.
 */
export function fillTemplate(text: string, parameters: TemplateParameters = []): string {
  const values = new Map(Object.entries<string | number>(parameters));
  return text.replace(/%(\d+|\w+)/g, (whole, name: string) =>
    String(values.get(Array.isArray(parameters) ? String(Number(name) - 1) : name) ?? whole),
  );
}
