import { useEffect, useEffectEvent } from 'react';
import { formKey } from '../../platform/form-key';
import {
  selectMultishipping,
  type MultishippingState,
} from '../../state/multishipping/multishipping-slice';
import { useTillSelector } from '../../state/shared/hooks';
import { setFormKey } from '../shared/form/set-form-key';

/** What happens when the browser is still on the page, or on it again, after the form was sent. */
interface Stay {
  /** How long the browser may take to leave, in milliseconds: a download, or Stop, leaves the page as it is. */
  readonly limit: number;
  readonly onStay: () => void;
}

/** Sends the form when nothing speaks against it, once. */
export function useCheckedSubmit(
  form: HTMLFormElement,
  { limit, onStay }: Stay,
): MultishippingState {
  const state = useTillSelector(selectMultishipping);
  const isBegun = state.status !== 'idle';
  const isLeaving = state.status === 'leaving';
  const isLeft = isLeaving || state.status === 'redirected';
  const stay = useEffectEvent(onStay);
  useEffect(() => {
    if (!isLeaving) return;
    setFormKey(form, formKey());
    // Without its events: everything has been checked. A field may be named `submit`.
    HTMLFormElement.prototype.submit.call(form);
  }, [form, isLeaving]);
  useEffect(() => {
    if (!isLeft) return undefined;
    const timeout = setTimeout(() => {
      stay();
    }, limit);
    return () => {
      clearTimeout(timeout);
    };
  }, [isLeft, limit]);
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && isBegun) stay();
    };
    window.addEventListener('pageshow', back);
    return () => {
      window.removeEventListener('pageshow', back);
    };
  }, [isBegun]);
  return state;
}
