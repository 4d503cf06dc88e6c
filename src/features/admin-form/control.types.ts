import type { FieldKind, FieldValue } from '../../domain/admin-form/field.types';

/** What ties a control to its label and remarks, from `Field`. */
interface Attributes {
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-required': true | undefined;
  readonly 'data-till-field': string;
}

/** The props of a control for a kind of field. */
export interface ControlProps<Kind extends FieldKind> {
  readonly attributes: Attributes;
  readonly kind: Kind;
  readonly value: FieldValue;
  readonly isDisabled: boolean;
  readonly placeholder: string;
  readonly onChange: (value: FieldValue) => void;
}

/** A kind of field by its name. */
export type Of<Name extends FieldKind['kind']> = Extract<FieldKind, { readonly kind: Name }>;
