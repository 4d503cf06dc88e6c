import type { FocusEvent, ReactNode } from 'react';
import { useUid } from '../element-context';
import { adoptStyles } from '../styles/adopt';
import css from './Field.css';

adoptStyles(css);

/** What the control inside a field must carry, so that its label, hint and error belong to it. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-required': true | undefined;
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

/** A field with a value that is typed or chosen. */
export interface ValueFieldProps extends FieldTexts {
  readonly name: string;
  readonly value: string;
  /** Where a refusal finds this field, see `useRefusalFocus`; its name when left out. */
  readonly fieldName?: string;
  readonly onValueChange: (value: string) => void;
  readonly onLeave?: (() => void) | undefined;
}

/** What a field does when it is left: fillers that set the value without an event are caught. */
export const leaving =
  ({
    value,
    onValueChange,
    onLeave,
  }: Pick<ValueFieldProps, 'value' | 'onValueChange' | 'onLeave'>) =>
  ({ currentTarget: control }: FocusEvent<{ readonly value: string } & Element>): void => {
    if (control.value !== value) onValueChange(control.value);
    onLeave?.();
  };

interface FieldProps extends FieldTexts {
  readonly children: (control: ControlProps) => ReactNode;
}

/**
 * A visible label above a control, its hint, its one error and its warning, tied to the control by id.
 * `aria-required` rather than `required`: the browser's own bubbles and its early "invalid" stay away.
 */
export function Field({ label, required, hint, error, warning, children }: FieldProps) {
  const id = useUid('till-field');
  const parts = [
    error ? `${id}-error` : null,
    warning ? `${id}-warning` : null,
    hint ? `${id}-hint` : null,
  ].filter((part) => part !== null);
  return (
    <div className="till-field">
      <label className="till-field__label" htmlFor={id}>
        {label}
        {required === true && (
          <span className="till-field__mark" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
        'aria-invalid': Boolean(error),
        'aria-required': required === true ? true : undefined,
      })}
      {error && (
        <p className="till-field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {warning && (
        <p className="till-field__warning" id={`${id}-warning`}>
          {warning}
        </p>
      )}
      {hint && (
        <p className="till-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
