import { useEffect, useRef } from 'react';
import { navigate } from '../../../platform/navigate';
import { stepRequested } from '../../../state/checkout/checkout-actions';
import { checkoutSteps } from '../../../state/checkout/checkout-steps';
import type { StepCode } from '../../../state/checkout/checkout-types';
import { useTillDispatch } from '../../../state/shared/hooks';
import { useEmit } from '../../../ui/element-context';

const hashCode = (): string => {
  const raw = window.location.hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
};

/** Writes the step to the URL without a history entry. Not `#code` alone: a base element would change its meaning. */
const replaceHash = (code: StepCode): void => {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}#${code}`);
};

interface StepHashOptions {
  /** The step that is shown or opening. */
  readonly step: StepCode;
  /**
   * Whether the shopper may go back to the shipping step (STEP-16). Other steps are requested and open when they can.
   */
  readonly canGoBack: boolean;
  /**
   * The payment step is shown while something is being checked: whether the page opened at it can show it, or the
   * outcome of an order. The result is no action of the shopper, so the URL follows without a history entry.
   */
  readonly isOpen: boolean;
  readonly pageNotFoundUrl: string;
}

/**
 * Synchronises the URL and the steps: back, forward and links request a step (STEP-10), and an opened step writes its
 * hash (STEP-14). An empty hash does nothing (STEP-06); without one the first step's is set (STEP-09). A hash that is
 * neither a step nor an element of the page leads to the page-not-found page (STEP-07, STEP-22).
 */
export function useStepHash({ step, canGoBack, isOpen, pageNotFoundUrl }: StepHashOptions): void {
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const shown = useRef<StepCode | null>(null);
  const wasOpen = useRef(isOpen);
  const current = useRef({ step, canGoBack, pageNotFoundUrl });

  useEffect(() => {
    current.current = { step, canGoBack, pageNotFoundUrl };
  });

  useEffect(() => {
    const follow = () => {
      const hash = hashCode();
      if (hash === '') return;
      const code = checkoutSteps.find(hash)?.code;
      if (code === undefined) {
        if (document.getElementById(hash) === null) navigate(current.current.pageNotFoundUrl);
        return;
      }
      if (code === current.current.step) return;
      if (code === 'payment' || !current.current.canGoBack) replaceHash(current.current.step);
      if (code === 'payment' || current.current.canGoBack) dispatch(stepRequested(code));
    };
    if (hashCode() === '') replaceHash(current.current.step);
    else follow();
    window.addEventListener('hashchange', follow);
    return () => {
      window.removeEventListener('hashchange', follow);
    };
  }, [dispatch]);

  useEffect(() => {
    const isQuiet = isOpen || wasOpen.current;
    const first = shown.current === null;
    wasOpen.current = isOpen;
    if (shown.current === step) return;
    shown.current = step;
    if (first) return;
    if (isQuiet) {
      replaceHash(step);
      return;
    }
    if (hashCode() !== step) window.location.hash = step;
    emit('till-step-changed', { step });
  }, [step, isOpen, emit]);
}
