/** Why a value is refused: a phrase to translate, and the values of its `{0}`, `{1}` or `%1`, `%2`. */
export interface ValidationError {
  readonly key: string;
  readonly params: readonly string[];
}

/** The values of the form by field name. */
export type FormValues = Readonly<Record<string, unknown>>;

/**
 * A validation rule (RULE): returns why the value is refused, or null. `param` is the rule's value in the field's
 * configuration: `true` for none, a number, a string, a list.
 */
export type Rule = (value: string, param: unknown, form: FormValues) => ValidationError | null;
