import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

interface HeldSubmit {
  /** Submits the form that was held. */
  readonly letGo: () => void;
  /** Forgets that it was submitted. */
  readonly drop: () => void;
}

const pressed = ({ target }: Event, selector: string | null): HTMLElement | null =>
  selector !== null && target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** What repeats a submission, or a press of a button that submits by script; null for any other event. */
function repeatOf(event: Event, form: HTMLFormElement, button: string | null) {
  if (event.target === form && event instanceof SubmitEvent) {
    const { submitter } = event;
    return () => {
      form.requestSubmit(submitter?.isConnected === true ? submitter : null);
    };
  }
  const control = event.type === 'click' ? pressed(event, button) : null;
  if (control === null || !form.contains(control)) return null;
  return () => {
    control.click();
  };
}

/**
 * Holds a server-rendered form before anything else on the page sees its submission. Further ones are ignored until it is let
 * go or dropped.
 *
 * @param button selector of a button of the form that no browser takes for a submission
 * @param hold whether this submission has to wait
 */
export function useHeldSubmit(
  form: HTMLFormElement,
  button: string | null,
  hold: () => boolean,
): HeldSubmit {
  const held = useRef<(() => void) | null>(null);
  const isPassing = useRef(false);
  const stop = useEffectEvent((event: Event): void => {
    const repeat = isPassing.current ? null : repeatOf(event, form, button);
    if (repeat === null || (held.current === null && !hold())) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.current ??= repeat;
  });
  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    for (const type of ['submit', 'click']) {
      window.addEventListener(
        type,
        (event) => {
          stop(event);
        },
        options,
      );
    }
    return () => {
      listening.abort();
    };
  }, []);
  const drop = useCallback(() => {
    held.current = null;
  }, []);
  const letGo = useCallback(() => {
    const repeat = held.current;
    drop();
    // Browsers ignore a submission of a form whose submit event is still being handled.
    setTimeout(() => {
      isPassing.current = true;
      repeat?.();
      isPassing.current = false;
    });
  }, [drop]);
  return { letGo, drop };
}
