import type {
  KeyboardEvent,
  HTMLInputTypeAttribute,
  InputHTMLAttributes,
  ReactNode,
  Ref,
} from 'react';
import { Field, leaving, type ValueFieldProps } from '../Field/Field';

/** Hints to the browser about a text; all optional. */
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
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Something drawn inside the end of the box, such as a spinner. */
  readonly end?: ReactNode;
  /** Enter was pressed in the field; instead of what the browser would do, which is to submit the form. */
  readonly onEnter?: (input: HTMLInputElement) => void;
}

/**
 * One line of text. The value is handed over as typed, never trimmed or reformatted while it is being typed, so that
 * paste and input methods work. Fillers that set the value without an event are caught when the field is left.
 */
export function TextField({
  label,
  required,
  hint,
  error,
  warning,
  name,
  value,
  type = 'text',
  fieldName,
  inputRef,
  end,
  onValueChange,
  onLeave,
  onEnter,
  ...hints
}: TextFieldProps) {
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (onEnter === undefined || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter(event.currentTarget);
  };
  return (
    <Field label={label} required={required} hint={hint} error={error} warning={warning}>
      {(control) => (
        <span className="till-field__box">
          <input
            {...control}
            {...hints}
            ref={inputRef}
            className="till-field__control"
            type={type}
            name={name}
            value={value}
            data-till-field={fieldName ?? name}
            onChange={(event) => {
              onValueChange(event.currentTarget.value);
            }}
            onBlur={leaving({ value, onValueChange, onLeave })}
            onKeyDown={press}
          />
          {end}
        </span>
      )}
    </Field>
  );
}
