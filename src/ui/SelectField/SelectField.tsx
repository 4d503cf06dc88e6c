import { useMemo } from 'react';
import { Field, type ValueFieldProps } from '../Field/Field';

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
  const { value, onValueChange, onLeave } = field;
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
    <Field {...field}>
      {({ className, ...control }) => (
        <span className="till-field__box">
          <select
            {...control}
            className={`${className} ${className}--select`}
            value={shown}
            autoComplete={autoComplete}
            onChange={(event) => {
              onValueChange(event.currentTarget.value);
            }}
            onBlur={(event) => {
              // Fillers may choose without an event.
              if (event.currentTarget.value !== shown) onValueChange(event.currentTarget.value);
              onLeave?.();
            }}
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
