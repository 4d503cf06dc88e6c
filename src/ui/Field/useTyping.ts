import { useLayoutEffect, useRef, type ChangeEvent, type FocusEvent, type RefObject } from 'react';
import { deferAfterPaint } from '../../platform/page/frames';
import type { ValueFieldProps } from './Field';

/** A control that holds text. */
type TextControl = HTMLInputElement | HTMLTextAreaElement;

type TypedField = Pick<ValueFieldProps, 'value' | 'onValueChange' | 'onLeave'>;

/**
 * Lets the browser alone render typed characters: a character is painted before any handler runs, and the value is
 * passed on after that paint. On blur, values that autofill set without an event are passed on. A value from elsewhere
 * is shown, but never over characters that are not passed on yet.
 * @param given the ref of a caller that needs the control as well
 * @returns the props of the control
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
