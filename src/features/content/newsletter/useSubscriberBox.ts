import { useEffect } from 'react';
import { selectSignUp, statusWanted } from '../../../state/newsletter/newsletter-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { checkBox, emailFault, type NewsletterForm } from './newsletter-form';

/**
 * Checks the newsletter's box of a form when its address is subscribed already (NEWS-05), so that a new account does not
 * end the subscription. A box that is checked needs no lookup.
 */
export function useSubscriberBox(id: string, found: NewsletterForm | null): void {
  const dispatch = useTillDispatch();
  const { subscribed } = useTillSelector(selectSignUp(id));
  useEffect(() => {
    if (found === null || found.box === null) return undefined;
    const { email, box } = found;
    const ask = (): void => {
      const address = email.value.trim();
      if (!box.checked && emailFault(email) === null) {
        dispatch(statusWanted({ id, email: address }));
      }
    };
    ask();
    email.addEventListener('change', ask);
    return () => {
      email.removeEventListener('change', ask);
    };
  }, [id, found, dispatch]);
  useEffect(() => {
    if (found === null || found.box === null || subscribed === null) return;
    const { email, box } = found;
    if (box.checked || email.value.trim() !== subscribed) return;
    checkBox(box);
  }, [found, subscribed]);
}
