import { Field, type FieldTexts } from '../Field/Field';

/** A choice of a select. A disabled one is a divider. */
interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectFieldProps extends FieldTexts {
  readonly name: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  /** Text of the empty choice; left out, the first option stands. */
  readonly emptyLabel?: string;
  readonly autoComplete?: string;
  readonly fieldName?: string;
  readonly onValueChange: (value: string) => void;
  readonly onLeave?: () => void;
}

/** A native select: every phone has its own good picker for it. A value that is not offered shows the empty choice. */
export function SelectField({
  label,
  required,
  hint,
  error,
  warning,
  name,
  value,
  options,
  emptyLabel,
  autoComplete,
  fieldName,
  onValueChange,
  onLeave,
}: SelectFieldProps) {
  const known = options.some((option) => option.value === value);
  return (
    <Field label={label} required={required} hint={hint} error={error} warning={warning}>
      {(control) => (
        <span className="till-field__box">
          <select
            {...control}
            className="till-field__control till-field__control--select"
            name={name}
            value={known ? value : ''}
            autoComplete={autoComplete}
            data-till-field={fieldName ?? name}
            onChange={(event) => {
              onValueChange(event.currentTarget.value);
            }}
            onBlur={(event) => {
              if (known && event.currentTarget.value !== value)
                onValueChange(event.currentTarget.value);
              onLeave?.();
            }}
          >
            {(emptyLabel !== undefined || !known) && <option value="">{emptyLabel ?? ''}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="till-field__chevron" aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
