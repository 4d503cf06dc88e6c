import { useEffect, useEffectEvent } from 'react';
import { cardSubmitted, selectAddCard } from '../../../state/add-card/add-card-slice';
import { cardFormOf } from '../../../state/add-card/card-form';
import { useTillDispatch, useTillSelector, useTillStore } from '../../../state/shared/hooks';
import { useServerForm } from '../../shared/form/useServerForm';
import { markBusy } from '../../shared/server-link/mark-busy';
import type { PageParts } from './page-parts';
import { focusPart, type CardRefs } from './useCardForm';

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Makes the server's button pressable, which may be disabled until its own scripts have loaded; returns what restores it. */
function enable(button: HTMLButtonElement): () => void {
  const wasDisabled = button.disabled;
  button.disabled = false;
  return () => {
    button.disabled = wasDisabled;
  };
}

/**
 * Adds the card when the server's button is pressed, or the address is submitted with Enter: all errors are shown, those of the
 * card and those of the address, and the focus moves to the first (ADDC-05).
 */
export function useAddPress(host: HTMLElement, { form, button }: PageParts, refs: CardRefs): void {
  const store = useTillStore();
  const dispatch = useTillDispatch();
  const { status, step } = useTillSelector(selectAddCard);
  // The form is never sent: another element around it would send it to the address book.
  const { validate } = useServerForm(form);
  const press = useEffectEvent((event: Event): void => {
    const isOfButton = event.type === 'click';
    if (isOfButton && (button === null || !button.contains(event.target as Node))) return;
    if (event.type === 'submit' && event.target !== form) return;
    stop(event);
    if (status !== 'shown' || step !== 'idle') return;
    const wrong = cardFormOf(store)?.check() ?? null;
    const isAddressRight = validate();
    if (wrong !== null) focusPart(refs[wrong].current);
    else if (isAddressRight) dispatch(cardSubmitted());
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['click', 'submit']) {
      host.addEventListener(
        type,
        (event) => {
          press(event);
        },
        { capture: true, signal },
      );
    }
    return () => {
      listening.abort();
    };
  }, [host]);
  const isBusy = step !== 'idle' || status === 'loading';
  useEffect(() => {
    if (button === null) return undefined;
    const restore = enable(button);
    const free = isBusy ? markBusy(button) : undefined;
    return () => {
      free?.();
      restore();
    };
  }, [button, isBusy]);
}
