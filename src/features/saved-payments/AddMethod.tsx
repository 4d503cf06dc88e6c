import type { SubmitEvent } from 'react';
import {
  methodSubmitted,
  selectSavedPayments,
} from '../../state/saved-payments/saved-payments-slice';
import { useTillDispatch, useTillSelector } from '../../state/shared/hooks';
import { Button } from '../../ui/Button/Button';
import { useUid } from '../../ui/element-context';
import { useT } from '../../ui/i18n';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { useProviderForm } from './useProviderForm';

interface AddMethodProps {
  readonly provider: string;
  /** Tells the forms of several providers apart; null for the only one. */
  readonly number: number | null;
}

/** The form to add a payment method (SAVED-01); its fields are the provider's. */
export function AddMethod({ provider, number }: AddMethodProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const id = useUid('till-saved-cards');
  const { adding } = useTillSelector(selectSavedPayments);
  const { host, isReady } = useProviderForm(provider);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    dispatch(methodSubmitted(provider));
  };
  return (
    <form className="till-saved-cards__form" aria-labelledby={id} noValidate onSubmit={submit}>
      <h2 className="till-saved-cards__heading" id={id}>
        {t('New payment method')}
        {number !== null && ` ${String(number)}`}
      </h2>
      <div className="till-saved-cards__fields" aria-busy={!isReady}>
        {!isReady && (
          <>
            <Skeleton shape="control" />
            <Skeleton shape="control" width="medium" />
          </>
        )}
        <div ref={host} />
      </div>
      <div className="till-saved-cards__actions">
        <Button type="submit" variant="primary" busy={adding !== 'idle'} disabled={!isReady}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}
