import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  selectSignUp,
  signUpEdited,
  signUpSubmitted,
} from '../../../state/newsletter/newsletter-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { formKey } from '../../../platform/form-key';
import { useEmit } from '../../../ui/element-context';
import { markBusy } from '../../shared/server-link/mark-busy';
import { clearEmail, emailFault, withoutBubbles, type NewsletterForm } from './newsletter-form';

/** The serialized form, with the visitor's own form key: a cached page may contain another visitor's. */
function fieldsOf({ form, email }: NewsletterForm): Readonly<Record<string, string>> {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return { ...Object.fromEntries(texts), [email.name]: email.value.trim(), form_key: formKey() };
}

/**
 * Sends the sign-up form by script (NEWS-01). Returns why the typed address cannot be sent, until it is changed; the
 * address is cleared once the shop has accepted it.
 */
export function useSignUp(id: string, found: NewsletterForm | null): string | null {
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const { isSending, accepted } = useTillSelector(selectSignUp(id));
  const [fault, setFault] = useState<string | null>(null);
  const seen = useRef(0);
  useEffect(() => {
    if (found === null || found.box !== null) return undefined;
    const { form, email } = found;
    const restoreBubbles = withoutBubbles(form);
    const submit = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const address = email.value.trim();
      const problem = emailFault(email);
      setFault(problem);
      if (problem !== null) email.focus();
      else
        dispatch(
          signUpSubmitted({ id, url: form.action, email: address, fields: fieldsOf(found) }),
        );
    };
    const edit = (): void => {
      setFault(null);
      dispatch(signUpEdited({ id }));
    };
    const listening = new AbortController();
    const { signal } = listening;
    form.addEventListener('submit', submit, { signal, capture: true });
    email.addEventListener('input', edit, { signal });
    return () => {
      listening.abort();
      restoreBubbles();
    };
  }, [id, found, dispatch]);
  useLayoutEffect(() => {
    const button = found?.form.querySelector<HTMLButtonElement>('button[type="submit"], button');
    return !isSending || button == null ? undefined : markBusy(button);
  }, [found, isSending]);
  useEffect(() => {
    if (found === null || seen.current === accepted) return;
    seen.current = accepted;
    clearEmail(found);
    emit('till-newsletter-subscribed');
  }, [found, accepted, emit]);
  return fault;
}
