import { useEffect, useRef, type RefObject } from 'react';
import type { AddressDraft } from '../../../domain/address.types';
import { unheardFields } from './read-form';

const SIGNS = ['input', 'change', 'focusout'] as const;

/**
 * Hears of fields that a filler filled without an event that React passes on: whenever something happens in the form,
 * all of it is compared with the draft. A text that an input method is still composing is left alone.
 */
export function useSilentFills(
  form: RefObject<HTMLElement | null>,
  draft: AddressDraft,
  onFilled: (name: string, value: string) => void,
): void {
  const latest = useRef({ draft, onFilled });
  useEffect(() => {
    latest.current = { draft, onFilled };
  });
  useEffect(() => {
    const root = form.current;
    if (root === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (event: Event) => {
      if (event instanceof InputEvent && event.isComposing) return;
      clearTimeout(timer);
      // After the event: what was typed is in the draft by then.
      timer = setTimeout(() => {
        for (const { name, value } of unheardFields(root, latest.current.draft)) {
          latest.current.onFilled(name, value);
        }
      });
    };
    for (const sign of SIGNS) root.addEventListener(sign, look);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) root.removeEventListener(sign, look);
    };
  }, [form]);
}
