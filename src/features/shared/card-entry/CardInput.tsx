import type { ChangeEvent, FocusEvent, InputHTMLAttributes, ReactNode, RefObject } from 'react';
import { Field, type FieldTexts } from '../../../ui/Field/Field';

interface CardInputProps
  extends
    FieldTexts,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'autoCapitalize' | 'autoComplete' | 'enterKeyHint' | 'placeholder'
    > {
  /** Name of the field for tests and focus; never sent. */
  readonly field: string;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Rendered inside the end of the box. */
  readonly end?: ReactNode;
  /** Text rather than digits, which are left-to-right in every language. */
  readonly isText?: boolean;
  /** After a change of the text, but not during a composition; and when the field is left, with an empty `inputType`. */
  readonly onEdit: (input: HTMLInputElement, inputType: string) => void;
  readonly onLeave: () => void;
}

/**
 * A field of a card form. What is typed exists in the input's property alone: React gets no value that it would write
 * into an attribute, and without a `name` the input is part of no form that a page might send.
 */
export function CardInput({
  field,
  inputRef,
  end,
  isText = false,
  onEdit,
  onLeave,
  label,
  hint,
  error,
  ...hints
}: CardInputProps) {
  const change = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { isComposing = false, inputType = '' } = nativeEvent as Partial<InputEvent>;
    if (!isComposing) onEdit(currentTarget, inputType);
  };
  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    onEdit(currentTarget, '');
    onLeave();
  };
  const kind = isText ? '' : ' till-card-entry__digits';
  return (
    <Field label={label} required hint={hint} error={error} name={field}>
      {({ name: _unsent, className, ...control }) => (
        <span className="till-card-entry__box">
          <input
            {...hints}
            {...control}
            className={`${className}${kind}${end === undefined ? '' : ' till-card-entry__with-end'}`}
            type="text"
            ref={inputRef}
            spellCheck={false}
            autoCorrect="off"
            {...(!isText && { dir: 'ltr', inputMode: 'numeric' })}
            onChange={change}
            onBlur={leave}
          />
          {end !== undefined && <span className="till-card-entry__end">{end}</span>}
        </span>
      )}
    </Field>
  );
}
