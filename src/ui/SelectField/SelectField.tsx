import { useMemo } from 'react';
import { Field, leaving, type ValueFieldProps } from '../Field/Field';

/** A choice of a select. A disabled one is a divider. */
interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectFieldProps extends ValueFieldProps {
  readonly options: readonly SelectOption[];
  /** Text of the empty choice; left out, the first option stands. */
  readonly emptyLabel?: string;
  readonly autoComplete?: string;
}

/** A native select: every phone has its own good picker for it. A value that is not offered shows the empty choice. */
export function SelectField({ options, emptyLabel, autoComplete, ...field }: SelectFieldProps) {
  const { label, required, hint, error, warning, name, value, fieldName, onValueChange } = field;
  const known = options.some((option) => option.value === value);
  const shown = known ? value : '';
  // Drawn once: choosing among two hundred countries draws none of them anew.
  const choices = useMemo(
    () =>
      options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      )),
    [options],
  );
  return (
    <Field label={label} required={required} hint={hint} error={error} warning={warning}>
      {(control) => (
        <span className="till-field__box">
          <select
            {...control}
            className="till-field__control till-field__control--select"
            name={name}
            value={shown}
            autoComplete={autoComplete}
            data-till-field={fieldName ?? name}
            onChange={(event) => {
              onValueChange(event.currentTarget.value);
            }}
            onBlur={leaving({ ...field, value: shown })}
          >
            {(emptyLabel !== undefined || !known) && <option value="">{emptyLabel ?? ''}</option>}
            {choices}
          </select>
          <span className="till-field__chevron" aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
