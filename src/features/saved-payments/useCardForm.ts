import { useEffect, useRef, useState, type RefObject } from 'react';
import type { StripeInit } from '../../domain/payment/stripe-init.types';
import { provideCardSetup } from '../../state/saved-payments/card-setup';
import { cardFormBroke } from '../../state/saved-payments/saved-payments-slice';
import { useTillDispatch } from '../../state/shared/hooks';
import { startStripe } from '../shared/stripe/start-stripe';
import { mountCardForm, type CardForm } from './card-form';

/**
 * Shows the provider's form in the returned element, and offers it to the flow that saves methods. The form's frames
 * belong to the provider: nothing that is typed there reaches the page.
 */
export function useCardForm(init: StripeInit | null): {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly isReady: boolean;
} {
  const dispatch = useTillDispatch();
  const host = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (init === null) return undefined;
    let isGone = false;
    let form: CardForm | null = null;
    let withdraw = (): void => undefined;
    const onBroken = (): void => {
      if (!isGone) dispatch(cardFormBroke());
    };
    const onReady = (): void => {
      if (!isGone) setReady(true);
    };
    void startStripe(init).then((started) => {
      if (isGone || host.current === null) return;
      if (!started.ok) {
        onBroken();
        return;
      }
      form = mountCardForm(started.value, init, host.current, { onReady, onBroken });
      withdraw = provideCardSetup(form.setup);
    });
    return () => {
      isGone = true;
      withdraw();
      form?.destroy();
    };
  }, [init, dispatch]);
  return { host, isReady };
}
