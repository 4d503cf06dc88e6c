import { useEffect, useState, type RefObject } from 'react';
import type { SdkFailure } from '../../../platform/sdk/load-sdk';
import { untilNear } from '../../shared/until-near';
import { cancelPress } from '../smart-buttons/press';

/** `slow`: it takes long. `unavailable`: there is no such button here. `blocked`: a retry may help. */
export type ButtonPhase = 'loading' | 'slow' | 'shown' | 'unavailable' | 'blocked';

/** How a button is shown; `failure` says why it could not be loaded. */
export interface ButtonEnd {
  readonly phase: ButtonPhase;
  readonly failure: SdkFailure | null;
}

/** What the view shows. */
export interface ButtonState extends ButtonEnd {
  readonly retry: () => void;
}

/** After this time the shopper is told that the button is late, in milliseconds. */
export const SLOW_MS = 5000;

const START: ButtonEnd = { phase: 'loading', failure: null };

/**
 * A button of a provider in `host`, as long as the view is there; leaving it ends a press that has not been approved.
 *
 * @param show shows the button once it comes near the window, and never rejects; the same function until the button changes,
 *   null while the configuration is not known
 */
export function useShownButton(
  host: RefObject<HTMLElement | null>,
  show: ((node: HTMLElement, signal: AbortSignal) => Promise<ButtonEnd>) | null,
): ButtonState {
  const [state, setState] = useState(START);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const node = host.current;
    if (node === null || show === null) return undefined;
    const removal = new AbortController();
    const { signal } = removal;
    const tell = (end: ButtonEnd): void => {
      if (!signal.aborted) setState(end);
    };
    const slow = setTimeout(() => {
      tell({ phase: 'slow', failure: null });
    }, SLOW_MS);
    void untilNear(node, signal)
      .then(() => show(node, signal))
      .then((end) => {
        clearTimeout(slow);
        tell(end);
      });
    return () => {
      clearTimeout(slow);
      removal.abort();
      cancelPress();
      node.replaceChildren();
    };
  }, [host, show, attempt]);
  return {
    ...state,
    retry: () => {
      setState(START);
      setAttempt((before) => before + 1);
    },
  };
}
