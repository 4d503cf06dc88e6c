/** Why a value is refused: a phrase to translate, and the values of its `{0}`, `{1}` or `%1`, `%2`. */
export interface ValidationError {
  readonly key: string;
  readonly params: readonly string[];
}

/** The values of the form by field name. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The rules of a field in their order, each with its parameter; `false` switches a rule off. */
export type RuleMap = Readonly<Record<string, unknown>>;

/** What some rules need to know of a field besides its value. */
export interface FieldFacts {
  readonly name?: string;
  /** Its class names; some rules take their parameters from them: `digits-range-1-100`. */
  readonly classes?: string;
  /** Its `data-` attributes: `passwordMinLength`. */
  readonly data?: Readonly<Record<string, string | undefined>>;
  /** The chosen files. */
  readonly files?: readonly { readonly name: string; readonly size: number }[];
}

/**
 * What surrounds a value. The platform has two sets of rules of the same names: `ui` for fields from configuration, such
 * as the checkout's, and `page` for `data-validate` in the markup of a page.
 */
export interface RuleContext {
  readonly form: FormValues;
  readonly set?: 'ui' | 'page' | undefined;
  readonly field?: FieldFacts | undefined;
  /** The value of another field, by its name or a selector; undefined when there is none. */
  readonly valueAt?: ((reference: string) => string | undefined) | undefined;
}

/**
 * A validation rule (RULE): returns why the value is refused, or null. `param` is the rule's value in the field's
 * configuration: `true` for none, a number, a string, a list.
 */
export type Rule = (value: string, param: unknown, context: RuleContext) => ValidationError | null;

/** Rules by name. */
export type RuleTable = Readonly<Record<string, Rule>>;

/** Finds a rule by its name. */
export type FindRule = (name: string) => Rule | undefined;
