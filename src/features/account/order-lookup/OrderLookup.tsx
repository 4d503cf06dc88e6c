import { useEffect, useState } from 'react';
import { formKey } from '../../../platform/form-key';
import { useServerForm } from '../../shared/form/useServerForm';
import { setFormKey } from '../../shared/form/set-form-key';
import { elementAround } from '../page-nodes';
import { isTyped, keepLookup, restoreLookup } from './kept-lookup';
import { applyChoice, choiceIn, leaveChoice } from './lookup-choice';

/** Follows the choice, and prepares the form for the browser to send: it has no form key of its own. */
function useLookup(form: HTMLFormElement | null): void {
  useEffect(() => {
    if (form === null) return undefined;
    restoreLookup(form);
    const apply = (): void => {
      applyChoice(form);
    };
    const send = (event: Event): void => {
      if (event.defaultPrevented) return;
      setFormKey(form, formKey());
      keepLookup(form);
    };
    const listening = new AbortController();
    const { signal } = listening;
    choiceIn(form)?.addEventListener('change', apply, { signal });
    window.addEventListener('pageshow', apply, { signal });
    form.addEventListener('submit', send, { signal });
    apply();
    return () => {
      listening.abort();
      leaveChoice(form);
      // On cached pages the platform loads this block again and replaces the form.
      if (isTyped(form)) keepLookup(form);
    };
  }, [form]);
}

/**
 * The form that finds a guest's order: by e-mail or by the billing postcode (LOOK-01). The browser sends it, since a
 * look-up changes nothing; typed values are restored after a refusal.
 */
export function OrderLookup() {
  const [root, setRoot] = useState<Element | null>(null);
  const form = elementAround(root)?.querySelector('form') ?? null;
  useLookup(form);
  useServerForm(form);
  return <div ref={setRoot} />;
}
