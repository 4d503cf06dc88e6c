import type { ReactNode } from 'react';
import { useUid } from '../element-context';
import { adoptStyles } from '../styles/adopt';
import css from './Field.css';

adoptStyles(css);

/** Attributes that tie the control inside a field to its label, hint and error. */
interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-required': true | undefined;
  readonly 'data-till-field': string;
}

/** The texts around a control, already translated. */
export interface FieldTexts {
  readonly label: string;
  readonly required?: boolean | undefined;
  readonly hint?: string | undefined;
  /** Why the value is invalid; null when it is valid. */
  readonly error?: string | null | undefined;
  /** A warning that does not make the value invalid (POST-06). */
  readonly warning?: string | null | undefined;
}

/** Props of every field. */
interface FieldBase extends FieldTexts {
  readonly name: string;
  /** Name under which `useRefusalFocus` finds this field; its `name` by default. */
  readonly fieldName?: string;
}

/** A field whose value is typed or chosen. */
export interface ValueFieldProps extends FieldBase {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onLeave?: (() => void) | undefined;
}

interface FieldProps extends FieldBase {
  readonly children: (control: ControlProps) => ReactNode;
}

/** The required mark beside the label; the control itself carries the state for screen readers. */
export const RequiredMark = () => (
  <span className="till-field__mark" aria-hidden="true">
    *
  </span>
);

/** The texts below a control, in this order. */
const REMARKS = ['error', 'warning', 'hint'] as const;

/**
 * A visible label above a control, and its error, warning and hint, tied to the control by id. Uses `aria-required`
 * rather than `required`, which would bring the browser's own bubbles and its early "invalid" state.
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
