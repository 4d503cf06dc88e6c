/** Why a value is refused: a phrase of the shop, and what stands for its `{0}`, `{1}` and `%1`, `%2`. */
export interface ValidationError {
  readonly key: string;
  readonly params: readonly string[];
}

/** The other fields of the form: field name to text. */
export type FormValues = Readonly<Record<string, unknown>>;

/**
 * A validation rule (RULE): answers why the value is refused, or null. `param` is what the field's configuration
 * gives the rule: `true` for none, a number, a text, a list.
 */
export type Rule = (value: string, param: unknown, form: FormValues) => ValidationError | null;
