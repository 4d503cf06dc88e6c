import type { Json, FormField, FieldState, FieldLink, SwitchRule } from './field.types';
import type { Part } from './part.types';

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
  readonly deleted: readonly string[];
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
  /** Which change reloads the form; null when none does (AFORM-29). */
  readonly reload: ReloadSource | null;
  /** What the form was before it was reloaded: a reset restores that. */
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
