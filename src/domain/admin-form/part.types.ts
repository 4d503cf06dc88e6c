import type { Described } from './field.types';

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
