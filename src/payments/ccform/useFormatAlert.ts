import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { formatError } from '../../domain/payment/format-error';

/** How long after a press the alert opens, in milliseconds (MSG-13). */
const OPENS_AFTER_MS = 500;

/**
 * The alert about a field whose text is no number (MSG-12): `plan` it after a press; it is not opened any more once the
 * shopper corrects a field. `phrase` is English, null while it is closed. What is typed is read from the fields.
 */
export function useFormatAlert(form: RefObject<HTMLElement | null>) {
  const [phrase, setPhrase] = useState<string | null>(null);
  const timer = useRef(0);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setPhrase(null);
  }, []);
  const plan = useCallback(() => {
    const typed = (name: string) =>
      form.current?.querySelector<HTMLInputElement>(`[autocomplete=${name}]`)?.value ?? '';
    const found = formatError(typed('cc-number'), typed('cc-csc'));
    clearTimeout(timer.current);
    if (found === null) return;
    timer.current = window.setTimeout(() => {
      setPhrase(found);
    }, OPENS_AFTER_MS);
  }, [form]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return { phrase, plan, close };
}
