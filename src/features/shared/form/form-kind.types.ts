import type { RuleMap, RuleTable } from '../../../domain/validation/rule.types';
import type { FormControl } from './form-controls';

/** An invalid field and the reason. */
export interface FieldError {
  readonly control: FormControl;
  readonly text: string;
}

/** What a kind of form has of its own; all optional. */
export interface FormKind {
  /** The group of choices that a field belongs to; by default those of its name. */
  readonly groupOf?: (control: FormControl) => string;
  /** The value that is checked; by default the one in the field. */
  readonly read?: (control: FormControl) => string;
  /** Rules that only this kind of form has; they precede the platform's and are there once the others are loaded. */
  readonly rules?: RuleTable;
  /** Rules in the markup that something else checks. */
  readonly ignores?: readonly string[];
  /** Checks of several fields together; called when each of them is valid. */
  readonly check?: (form: HTMLFormElement) => readonly FieldError[];
  /** Fields that are not shown are checked as well, as those of choices drawn by other elements. */
  readonly checksHidden?: boolean;
  /** The element that a message stands after; by default the table around the field, or else the field. */
  readonly placeOf?: (control: FormControl) => Element | null;
  /** Messages begin with the name of their field, for forms in which they are far from it. */
  readonly namesFields?: boolean;
}

/** Validates a value of a field by rules. Returns the translated message of the first that refuses it, or null. */
export type CheckControl = (
  control: FormControl,
  value: string,
  rules: RuleMap,
  kind: FormKind,
) => string | null;
