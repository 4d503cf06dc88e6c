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

/** A field at its place in the form, by its name. */
export interface FieldPart {
  readonly kind: 'field';
  readonly name: string;
}

/** A fieldset (AFORM-05), which may have others inside. */
export interface SetPart {
  readonly kind: 'set';
  readonly name: string;
  readonly label: string;
  readonly isCollapsible: boolean;
  readonly parts: readonly Part[];
}

/** Fields that belong together, on one line with one label; without a label they only stand below each other. */
export interface GroupPart {
  readonly kind: 'group';
  readonly name: string;
  readonly label: string;
  readonly isLine: boolean;
  readonly parts: readonly Part[];
}

/** Content of the server between the fields. It has no form controls, and nothing that runs. */
export interface HtmlPart {
  readonly kind: 'html';
  readonly name: string;
  readonly html: string;
}

/** A button that opens a modal of the form. */
export interface ButtonPart {
  readonly kind: 'button';
  readonly name: string;
  readonly title: string;
  /** The full name of the modal. */
  readonly modal: string;
}

/** A part of the form in a dialog (AFORM-12). */
export interface ModalPart {
  readonly kind: 'modal';
  readonly name: string;
  readonly title: string;
  /** The labels of its buttons, from the server; null for the usual ones. Undefined: it has no such button. */
  readonly done: string | null | undefined;
  readonly cancel: string | null | undefined;
  /** What closing it in any other way means. */
  readonly closing: 'done' | 'cancel';
  readonly parts: readonly Part[];
}

/** A list of records with the same fields: lines of a table, or items of which one is open. */
export interface RowsPart {
  readonly kind: 'rows';
  readonly name: string;
  readonly label: string;
  /** Where the records are in the form's data. */
  readonly path: readonly string[];
  readonly look: 'table' | 'items';
  /** The label of the button that adds a record, from the server; null for "Add". Undefined: there is none. */
  readonly addLabel: string | null | undefined;
  /** The label of the button that removes one; null for "Remove". Undefined: there is none. */
  readonly removeLabel: string | null | undefined;
  /** The question before one is removed, from the server; null for the usual one (AFORM-18). */
  readonly question: string | null;
  /** The property that has the place of a record in the list; null where records cannot be sorted. */
  readonly position: string | null;
  /** What a removed record of the server is sent with; null when it is not sent any more. */
  readonly removed: { readonly property: string; readonly value: string } | null;
  /** The fields of a record. */
  readonly template: readonly Described[];
}

/** One tab of the form (AFORM-03). */
export interface TabPart {
  readonly kind: 'tab';
  readonly name: string;
  readonly label: string;
  readonly parts: readonly Part[];
}

/** A part of a form, in the order in which the parts are shown. */
export type Part =
  FieldPart | SetPart | GroupPart | HtmlPart | ButtonPart | ModalPart | RowsPart | TabPart;

/** A record of a collection. */
export interface Row {
  /** Its key in the data: that of the server, or the one of a new record (AFORM-20). */
  readonly key: string;
  /** Where its fields are in the form's list. */
  readonly places: readonly number[];
}

/** The records of a collection. */
export interface Rows {
  /** The name of the `RowsPart`. */
  readonly name: string;
  readonly rows: readonly Row[];
  /** The keys of removed records that the server has, and is told about. */
  readonly gone: readonly string[];
  /** How many records were added; new keys are never used twice. */
  readonly added: number;
  /** The key of the item that is open (AFORM-19); null for a table, and without items. */
  readonly active: string | null;
}

/** A modal that is open, with what the form had before (AFORM-13). */
export interface OpenModal {
  readonly name: string;
  readonly fields: readonly FormField[];
  readonly states: readonly FieldState[];
  readonly rows: readonly Rows[];
}

/** One form of an administration page. All lists of states have the order of `fields`. */
export interface AdminForm {
  readonly namespace: string;
  readonly submitUrl: string;
  /** Where the form is checked before it is saved; null without such a check. */
  readonly validateUrl: string | null;
  /** Whether it is saved without leaving the page. */
  readonly isAjax: boolean;
  /** Everything that the server sent, also what no field shows. */
  readonly data: Json;
  /** What is shown, from top to bottom. With tabs, all of them are tabs. */
  readonly parts: readonly Part[];
  /** Those that are in no collection come first; those of removed records stay, and belong to nothing. */
  readonly fields: readonly FormField[];
  /** How many fields are in no collection. */
  readonly fixed: number;
  readonly links: readonly FieldLink[];
  readonly switches: readonly SwitchRule[];
  readonly initial: readonly FieldState[];
  readonly states: readonly FieldState[];
  readonly initialRows: readonly Rows[];
  readonly rows: readonly Rows[];
  /** The names of the fieldsets that are open. */
  readonly open: readonly string[];
  /** The name of the active tab (AFORM-04); null without tabs. */
  readonly tab: string | null;
  /** The modals that are open, the last one on top. */
  readonly modals: readonly OpenModal[];
  /** Which change fetches the form anew; null when none does (AFORM-29). */
  readonly reload: ReloadSource | null;
  /** What the form was before it was fetched anew: a reset restores that. */
  readonly before: AdminForm | null;
}

/** The field whose value decides which fields a form has. */
export interface ReloadSource {
  readonly url: string;
  readonly field: string;
}

/** Why a form is left to the stock front end: what is not known, and the component that has it. */
export interface UnknownPart {
  readonly what: string;
  readonly where: string;
}

/** A configuration that was read, or the first part of it that is not known. */
export type Parsed<T> =
  | { readonly isKnown: true; readonly value: T }
  | { readonly isKnown: false; readonly unknown: UnknownPart };
