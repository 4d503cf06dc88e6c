import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode, RefObject } from 'react';
import { Field, type ValueFieldProps } from '../Field/Field';
import { useFieldValue } from '../Field/useFieldValue';

/** Hints for the browser about the text, and what its keys do; all optional. */
type InputHints = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'enterKeyHint'
  | 'form'
  | 'inputMode'
  | 'maxLength'
  | 'onKeyDown'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
>;

interface TextFieldProps extends ValueFieldProps, InputHints {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
  /** Rendered inside the end of the box, e.g. a spinner. */
  readonly end?: ReactNode;
}

/**
 * A single-line text field. The value is passed on as typed, never trimmed or reformatted while typing, so that paste
 * and input methods work.
 */
export function TextField({ type = 'text', inputRef, end, ...field }: TextFieldProps) {
  const {
    label,
    required,
    hint,
    error,
    warning,
    name,
    fieldName,
    value,
    onValueChange,
    onLeave,
    ...hints
  } = field;
  const ref = useFieldValue(field, inputRef);
  return (
    <Field {...field}>
      {(control) => (
        <span className="till-field__box">
          <input
            {...hints}
            {...control}
            ref={ref}
            type={type}
            defaultValue={value}
            onBlur={onLeave}
          />
          {end}
        </span>
      )}
    </Field>
  );
}
