import { useEffect, useEffectEvent } from 'react';
import type { Address, Directory } from '../../../domain/address.types';
import { draftToAddress } from '../../../domain/draft-to-address';
import {
  formAddressEdited,
  formAddressSubmitted,
  formDecisionTaken,
  selectVerifiedForm,
} from '../../../state/account/verified-form-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { useT } from '../../../ui/i18n';
import { Spinner } from '../../../ui/Spinner/Spinner';
import { checkForm } from '../../shared/form/check-form';
import { loadRules } from '../../shared/form/control-check';
import { useHeldSubmit } from '../../shared/verification/useHeldSubmit';
import { VerificationSlot } from '../../shared/verification/VerificationSlot';
import { controlOf, correct, formDraft } from './verified-fields';

const addressIn = (form: HTMLFormElement, directory: Directory): Address =>
  draftToAddress(formDraft(form), {
    source: { type: 'new-customer-address', createdAt: 0 },
    directory,
    email: null,
    customerId: null,
  });

/** Whether other code has something to say about the form first: its fields are wrong, or their rules are being loaded. */
const isUnready = (form: HTMLFormElement): boolean =>
  loadRules(form, {}) !== null || checkForm(form).length > 0;

interface VerifiedFormProps {
  readonly form: HTMLFormElement;
  readonly directory: Directory;
}

/**
 * Has the address of the account's form verified before it is sent (TAXV-02, TAXV-18): what the shopper decides is in the
 * fields by then. What is typed while the service is asked is verified with the next press.
 */
export function VerifiedForm({ form, directory }: VerifiedFormProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const { address, decision } = useTillSelector(selectVerifiedForm);
  const isChecking = address !== null && decision === null;
  const isAsking = useTillSelector(
    ({ verification }) => verification?.question != null || verification?.alert != null,
  );
  const { letGo, drop } = useHeldSubmit(form, null, () => {
    if (isUnready(form)) return false;
    dispatch(formAddressSubmitted(addressIn(form, directory)));
    return true;
  });
  useEffect(() => {
    if (!isChecking) return undefined;
    const edit = (): void => {
      dispatch(formAddressEdited());
    };
    const listening = new AbortController();
    const { signal } = listening;
    form.addEventListener('input', edit, { signal });
    form.addEventListener('change', edit, { signal });
    return () => {
      listening.abort();
    };
  }, [form, isChecking, dispatch]);
  const carryOut = useEffectEvent((): void => {
    if (address === null) drop();
    if (decision === null) return;
    dispatch(formDecisionTaken());
    if (decision.kind === 'edit') {
      drop();
      controlOf(form, 'street.0')?.focus();
      return;
    }
    if (decision.kind === 'use') correct(form, decision.address);
    letGo();
  });
  useEffect(() => {
    carryOut();
  }, [address, decision]);
  return (
    <>
      <VerificationSlot />
      <p className="till-sent-form__status" role="status">
        {isChecking && !isAsking && (
          <>
            <Spinner /> {t('Please wait...')}
          </>
        )}
      </p>
    </>
  );
}
