import { useLayoutEffect, useRef, type ChangeEvent, type FocusEvent, type RefObject } from 'react';
import { deferAfterPaint } from '../../platform/page/frames';
import type { ValueFieldProps } from './Field';

/** A control that holds a text. */
type TextControl = HTMLInputElement | HTMLTextAreaElement;

type TypedField = Pick<ValueFieldProps, 'value' | 'onValueChange' | 'onLeave'>;

/**
 * Lets the browser alone draw the letters of a text control: a letter is seen before anything is made of it, and the
 * value is handed over after that paint. Leaving the field hands over what fillers set without an event.
 * A value that comes from elsewhere is shown, but never over letters that still wait.
 * @param given the ref of whoever needs the control besides
 * @returns what the control must carry
 */
export function useTyping<C extends TextControl>(field: TypedField, given?: RefObject<C | null>) {
  const own = useRef<C>(null);
  const ref = given ?? own;
  const latest = useRef(field);
  useLayoutEffect(() => {
    const { value: known } = latest.current;
    latest.current = field;
    const control = ref.current;
    if (field.value !== known && control?.value === known) control.value = field.value;
  });

  const handOver = ({ value }: C) => {
    if (value !== latest.current.value) latest.current.onValueChange(value);
  };
  return {
    ref,
    defaultValue: field.value,
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<C>) => {
      deferAfterPaint(nativeEvent, () => {
        handOver(currentTarget);
      });
    },
    onBlur: ({ currentTarget }: FocusEvent<C>) => {
      handOver(currentTarget);
      latest.current.onLeave?.();
    },
  };
}
