import { useEffect, useState } from 'react';
import { setShown, withAttribute } from '../page-nodes';
import { tokenOf } from './password-input';

const METER = '[data-role="password-strength-meter"], .password-strength-meter';

/** The platform's checkbox that reveals all passwords of a form; null if not every password has a reveal button. */
function commonBox({ form }: HTMLInputElement): Element | null {
  const passwords = [...(form?.querySelectorAll('input[type="password"]') ?? [])];
  const hasAll = passwords.every((password) => password.closest('till-password') !== null);
  return hasAll ? (form?.querySelector('[data-bind*="showPassword"]') ?? null) : null;
}

/** Prepares the server-rendered field: sets its autocomplete token and hides the platform's own meter and checkbox. */
export function usePreparedField(host: HTMLElement | null, input: HTMLInputElement | null): void {
  useEffect(() => {
    if (host === null || input === null) return undefined;
    const restore = withAttribute(input, 'autocomplete', tokenOf(input));
    const meters = [...host.querySelectorAll(METER)].filter(
      (node) => node.closest('.till-root') === null,
    );
    const replaced = [...meters, commonBox(input)];
    for (const node of replaced) setShown(node, false);
    return () => {
      restore();
      for (const node of replaced) setShown(node, true);
    };
  }, [host, input]);
}

/** What is typed into the field, autofill included. */
export function useTypedValue(input: HTMLInputElement | null): string {
  const [value, setValue] = useState(input?.value ?? '');
  useEffect(() => {
    if (input === null) return undefined;
    const read = (): void => {
      setValue(input.value);
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['input', 'change', 'blur']) input.addEventListener(type, read, { signal });
    // A reset empties the field after its event.
    input.form?.addEventListener('reset', () => setTimeout(read), { signal });
    read();
    return () => {
      listening.abort();
    };
  }, [input]);
  return value;
}
