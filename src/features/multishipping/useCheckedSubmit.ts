import { useEffect } from 'react';
import { formKey } from '../../platform/form-key';
import {
  pageReturned,
  selectMultishipping,
  type MultishippingState,
} from '../../state/multishipping/multishipping-slice';
import { useTillDispatch, useTillSelector } from '../../state/shared/hooks';
import { setFormKey } from '../shared/form/set-form-key';

/**
 * Sends the form when nothing speaks against it. When the browser returns to the page, it can be sent again.
 *
 * @param onReturn called in place of that
 */
export function useCheckedSubmit(form: HTMLFormElement, onReturn?: () => void): MultishippingState {
  const dispatch = useTillDispatch();
  const state = useTillSelector(selectMultishipping);
  const isLeaving = state.status === 'leaving';
  useEffect(() => {
    if (!isLeaving) return;
    setFormKey(form, formKey());
    // Without its events: everything has been checked. A field may be named `submit`.
    HTMLFormElement.prototype.submit.call(form);
  }, [form, isLeaving]);
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      if (onReturn === undefined) dispatch(pageReturned());
      else onReturn();
    };
    window.addEventListener('pageshow', back);
    return () => {
      window.removeEventListener('pageshow', back);
    };
  }, [dispatch, onReturn]);
  return state;
}
