import type {
  HTMLInputTypeAttribute,
  InputHTMLAttributes,
  KeyboardEvent,
  ReactNode,
  RefObject,
} from 'react';
import { Field, type ValueFieldProps } from '../Field/Field';
import { useFieldValue } from '../Field/useFieldValue';

/** Hints for the browser about the text; all optional. */
type InputHints = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'enterKeyHint'
  | 'form'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
>;

interface TextFieldProps extends ValueFieldProps, InputHints {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
  /** Rendered inside the end of the box, e.g. a spinner. */
  readonly end?: ReactNode;
  /** Called when Enter is pressed in the field; replaces the browser's default, which is to submit the form. */
  readonly onEnter?: (input: HTMLInputElement) => void;
}

/**
 * A single-line text field. The value is passed on as typed, never trimmed or reformatted while typing, so that paste
 * and input methods work.
 */
export function TextField({ type = 'text', inputRef, end, onEnter, ...field }: TextFieldProps) {
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
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (onEnter === undefined || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter(event.currentTarget);
  };
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
            onKeyDown={press}
            onBlur={onLeave}
          />
          {end}
        </span>
      )}
    </Field>
  );
}
