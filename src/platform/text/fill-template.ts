/** The values of a template: a list for `%1`, `%2`, a map for `%name`. */
export type TemplateParameters =
  readonly (string | number)[] | Readonly<Record<string, string | number>>;

/**
 * Fills the placeholders `%1`, `%2` or `%name` of a phrase (MSG-01). The server does not fill them in its error
 * messages (`endpoints.md` §1.1, Errors). A placeholder without a value stays unchanged. Values are not searched for
 * placeholders, so `%1` typed by a shopper is harmless.
 */
export function fillTemplate(text: string, parameters: TemplateParameters = []): string {
  const values = new Map(Object.entries<string | number>(parameters));
  return text.replace(/%(\d+|\w+)/g, (whole, name: string) =>
    String(values.get(Array.isArray(parameters) ? String(Number(name) - 1) : name) ?? whole),
  );
}
