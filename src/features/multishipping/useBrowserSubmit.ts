import { useEffect, useState } from 'react';
import { formKey } from '../../platform/form-key';
import { setFormKey } from '../shared/form/set-form-key';
import { markBusy } from '../shared/server-link/mark-busy';

/** How long the browser may take to leave the page until the form can be pressed again, in milliseconds. */
export const LEAVING_MS = 10_000;

/** Shows on the server's button that its form is on its way. */
export function useBusyButton(button: Element | null, isBusy: boolean): void {
  useEffect(() => (!isBusy || button === null ? undefined : markBusy(button)), [button, isBusy]);
}

/**
 * Prepares a form for the browser, which sends it: as the platform's scripts do, it gets the visitor's form key. Returns
 * whether it is on its way.
 */
export function useBrowserSubmit(form: HTMLFormElement): boolean {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const stay = (): void => {
      clearTimeout(timeout);
      setLeaving(false);
    };
    const send = (event: Event): void => {
      if (event.defaultPrevented) return;
      setFormKey(form, formKey());
      clearTimeout(timeout);
      // A listener after this one may keep the browser from sending it, such as one that asks a provider first.
      timeout = setTimeout(() => {
        if (event.defaultPrevented) return;
        setLeaving(true);
        timeout = setTimeout(stay, LEAVING_MS);
      });
    };
    const listening = new AbortController();
    const { signal } = listening;
    form.addEventListener('submit', send, { signal });
    window.addEventListener('pageshow', stay, { signal });
    return () => {
      clearTimeout(timeout);
      listening.abort();
    };
  }, [form]);
  return isLeaving;
}
