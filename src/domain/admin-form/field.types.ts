import type { RuleMap, ValidationError } from '../validation/rule.types';

/** JSON data by key, as a server sent it. */
export type Json = Readonly<Record<string, unknown>>;

/** The value of a field as a form posts it: a list for several choices, otherwise text. */
export type FieldValue = string | readonly string[];

/** An option of a list, or the heading of a group of options, which cannot be chosen. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
  /** How deep it is nested, from 0. */
  readonly level: number;
  readonly isHeading: boolean;
}

/** What a field is, with what only its kind has (AFLD). */
export type FieldKind =
  | { readonly kind: 'text' | 'email' | 'number' | 'password' | 'hidden' }
  | { readonly kind: 'textarea'; readonly cols: number; readonly rows: number }
  | {
      readonly kind: 'select';
      readonly options: readonly FieldOption[];
      /** The label of the empty choice (AFLD-07); null without one. */
      readonly caption: string | null;
    }
  | {
      readonly kind: 'multiselect';
      readonly options: readonly FieldOption[];
      readonly size: number;
    }
  | {
      readonly kind: 'checkbox';
      readonly look: 'checkbox' | 'radio' | 'toggle';
      /** The values of the states (AFLD-04). */
      readonly on: string;
      readonly off: string;
      /** The names of a toggle's states, from the server; null for "Yes" and "No" (AFLD-06). */
      readonly labels: { readonly on: string | null; readonly off: string | null };
    }
  | {
      readonly kind: 'date';
      /** The pattern that a changed date is sent in (AFLD-10). */
      readonly format: string;
    };

/** A field as the server describes it; it never changes. */
export interface FormField {
  /** Its full component name, which is unique in the form: `cms_block_form.cms_block_form.general.title`. */
  readonly name: string;
  /** The last part of the name, which rules and queries refer to. */
  readonly index: string;
  /** Where its value is in the form's data. */
  readonly path: readonly string[];
  /** The name of its fieldset. */
  readonly fieldset: string;
  readonly kind: FieldKind;
  readonly label: string;
  /** A remark below the field; plain text. */
  readonly notice: string;
  /** An explanation, and where there is more of it; null without one. */
  readonly tooltip: { readonly text: string; readonly url: string | null } | null;
  readonly placeholder: string;
  readonly rules: RuleMap;
  readonly isRequired: boolean;
  /** What a new form starts with; null without a default. */
  readonly default: FieldValue | null;
  /** Whether it may use the value of a wider scope (AFORM-10). */
  readonly hasDefaultSwitch: boolean;
}

/** What changes in a field. */
export interface FieldState {
  readonly value: FieldValue;
  readonly isVisible: boolean;
  readonly isDisabled: boolean;
  readonly usesDefault: boolean;
  readonly error: ValidationError | null;
}

/** A property of a field that links may read and set. */
export type LinkedProperty = 'value' | 'visible' | 'disabled';

/** One end of a link: a field by its place in the form's list. */
export interface LinkEnd {
  readonly field: number;
  readonly property: LinkedProperty;
}

/** What follows a change: `to` becomes what `from` is, or its opposite. */
export interface FieldLink {
  readonly from: LinkEnd;
  readonly to: LinkEnd;
  readonly isNegated: boolean;
}

/** A link to data that no field changes: it only says how the form starts. */
export interface ConstantLink {
  readonly to: LinkEnd;
  readonly constant: unknown;
  readonly isNegated: boolean;
}

/** What happens to other fields while a field has a value (`switcherConfig`). */
export interface SwitchRule {
  readonly field: number;
  readonly value: string;
  readonly actions: readonly { readonly to: LinkEnd; readonly is: boolean }[];
}

/** A field with its configuration. */
export interface Described {
  readonly field: FormField;
  readonly config: Json;
}
