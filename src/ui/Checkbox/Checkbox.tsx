import type { ReactNode } from 'react';
import { useUid } from '../element-context';
import { RequiredMark } from '../Field/Field';
import { adoptStyles } from '../styles/adopt';
import css from './Checkbox.css';

adoptStyles(css);

interface CheckboxProps {
  readonly label: ReactNode;
  readonly name: string;
  readonly checked: boolean;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly error?: string | null | undefined;
  readonly fieldName?: string;
  readonly onCheckedChange: (checked: boolean) => void;
}

/** A native checkbox with its label beside it and its error below. The whole row is clickable. */
export function Checkbox({
  label,
  name,
  checked,
  required,
  disabled,
  error,
  fieldName,
  onCheckedChange,
}: CheckboxProps) {
  const id = useUid('till-checkbox');
  return (
    <div className="till-checkbox">
      <div className="till-checkbox__row">
        <input
          className="till-checkbox__input"
          type="checkbox"
          id={id}
          name={name}
          checked={checked}
          disabled={disabled}
          aria-required={required === true || undefined}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          data-till-field={fieldName ?? name}
          onChange={(event) => {
            onCheckedChange(event.currentTarget.checked);
          }}
        />
        <label className="till-checkbox__label" htmlFor={id}>
          {label}
          {required === true && <RequiredMark />}
        </label>
      </div>
      {error && (
        <p className="till-field__error till-checkbox__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
