import { useMemo } from 'react';
import { Field, type ValueFieldProps } from '../Field/Field';
import { useFieldValue } from '../Field/useFieldValue';

/** An option of a select. A disabled one is a divider. */
interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectFieldProps extends ValueFieldProps {
  readonly options: readonly SelectOption[];
  /** Label of the empty option; without it the first option is preselected. */
  readonly emptyLabel?: string;
  readonly autoComplete?: string;
}

/** React requires a handler for a select with a value; `useFieldValue` has already passed the change on. */
const ignore = (): void => undefined;

/** A native select: every phone has its own good picker for it. A value that is not offered shows the empty option. */
export function SelectField({ options, emptyLabel, autoComplete, ...field }: SelectFieldProps) {
  const known = options.some((option) => option.value === field.value);
  const value = known ? field.value : '';
  const ref = useFieldValue<HTMLSelectElement>({ ...field, value });
  // Rendered once: choosing among two hundred countries re-renders none of them.
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
            ref={ref}
            className={`${className} ${className}--select`}
            value={value}
            autoComplete={autoComplete}
            onChange={ignore}
            onBlur={field.onLeave}
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
