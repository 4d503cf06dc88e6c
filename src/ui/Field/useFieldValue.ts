import { useLayoutEffect, useRef, type RefObject } from 'react';
import { deferAfterPaint } from '../../platform/page/frames';
import type { ValueFieldProps } from './Field';

/** A control with a value that is typed or chosen. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Events after which this field, or by a password manager any other, may hold another value. */
const EVENTS = ['input', 'change', 'focusout', 'submit'] as const;

/**
 * Passes on the value of a control and lets the browser alone render it: a typed character is painted before any handler
 * runs. What autofill or a password manager set without an event is passed on after the next event of any field, and
 * before a form is submitted. A value from elsewhere is shown, but never over characters that are not passed on yet.
 * @param given the ref of a caller that needs the control as well
 * @returns the ref of the control
 */
export function useFieldValue<C extends Control>(
  field: Pick<ValueFieldProps, 'value' | 'onValueChange'>,
  given?: RefObject<C | null>,
): RefObject<C | null> {
  const own = useRef<C>(null);
  const ref = given ?? own;
  const latest = useRef(field);
  useLayoutEffect(() => {
    const { value: known } = latest.current;
    latest.current = field;
    const control = ref.current;
    if (field.value !== known && control?.value === known) control.value = field.value;
  });
  useLayoutEffect(() => {
    const pass = () => {
      const { value, onValueChange } = latest.current;
      const now = ref.current?.value ?? value;
      if (now !== value) onValueChange(now);
    };
    const onEvent = (event: Event) => {
      if (event.type === 'input') deferAfterPaint(event, pass);
      else pass();
    };
    for (const type of EVENTS) document.addEventListener(type, onEvent, true);
    return () => {
      for (const type of EVENTS) document.removeEventListener(type, onEvent, true);
    };
  }, [ref]);
  return ref;
}
