import type { ReactNode } from 'react';
import { useUid } from '../element-context';
import { adoptStyles } from '../styles/adopt';
import css from './Field.css';

adoptStyles(css);

/** What the control inside a field must carry, so that its label, hint and error belong to it. */
interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-required': true | undefined;
  readonly 'data-till-field': string;
}

/** The words around a control. Texts come translated. */
export interface FieldTexts {
  readonly label: string;
  readonly required?: boolean | undefined;
  readonly hint?: string | undefined;
  /** Why the value is refused; null when it is not. */
  readonly error?: string | null | undefined;
  /** A remark that refuses nothing (POST-06). */
  readonly warning?: string | null | undefined;
}

/** What every field is made of. */
interface FieldBase extends FieldTexts {
  readonly name: string;
  /** Where a refusal finds this field, see `useRefusalFocus`; its name when left out. */
  readonly fieldName?: string;
}

/** A field with a value that is typed or chosen. */
export interface ValueFieldProps extends FieldBase {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onLeave?: (() => void) | undefined;
}

interface FieldProps extends FieldBase {
  readonly children: (control: ControlProps) => ReactNode;
}

/** The sign beside the label of what must be answered; the control itself says so to screen readers. */
export const RequiredMark = () => (
  <span className="till-field__mark" aria-hidden="true">
    *
  </span>
);

/** What may stand below a control, in this order. */
const REMARKS = ['error', 'warning', 'hint'] as const;

/**
 * A visible label above a control, its one error, its warning and its hint, tied to the control by id.
 * `aria-required` rather than `required`: the browser's own bubbles and its early "invalid" stay away.
 */
export function Field({ label, required, name, fieldName = name, children, ...field }: FieldProps) {
  const id = useUid('till-field');
  const remarks = REMARKS.filter((kind) => field[kind]);
  return (
    <div className="till-field">
      <label className="till-field__label" htmlFor={id}>
        {label}
        {required === true && <RequiredMark />}
      </label>
      {children({
        id,
        name,
        className: 'till-field__control',
        'aria-describedby': remarks.map((kind) => `${id}-${kind}`).join(' ') || undefined,
        'aria-invalid': Boolean(field.error),
        'aria-required': required === true || undefined,
        'data-till-field': fieldName,
      })}
      {remarks.map((kind) => (
        <p key={kind} className={`till-field__${kind}`} id={`${id}-${kind}`}>
          {field[kind]}
        </p>
      ))}
    </div>
  );
}
