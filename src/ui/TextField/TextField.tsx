import type {
  HTMLInputTypeAttribute,
  InputHTMLAttributes,
  KeyboardEvent,
  ReactNode,
  RefObject,
} from 'react';
import { Field, type ValueFieldProps } from '../Field/Field';
import { useTyping } from '../Field/useTyping';

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
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
  /** Something drawn inside the end of the box, such as a spinner. */
  readonly end?: ReactNode;
  /** Enter was pressed in the field; instead of what the browser would do, which is to submit the form. */
  readonly onEnter?: (input: HTMLInputElement) => void;
}

/**
 * One line of text. The value is handed over as typed, never trimmed or reformatted while it is being typed, so that
 * paste and input methods work. Fillers that set the value without an event are caught when the field is left.
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
  const typing = useTyping(field, inputRef);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (onEnter === undefined || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter(event.currentTarget);
  };
  return (
    <Field {...field}>
      {(control) => (
        <span className="till-field__box">
          <input {...hints} {...control} {...typing} type={type} onKeyDown={press} />
          {end}
        </span>
      )}
    </Field>
  );
}
