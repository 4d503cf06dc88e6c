import { useState } from 'react';
import {
  deletionConfirmed,
  isSameMethod,
  selectSavedPayments,
  type ListedMethod,
} from '../../state/saved-payments/saved-payments-slice';
import { useTillDispatch, useTillSelector } from '../../state/shared/hooks';
import { ConfirmDialog } from '../../ui/Dialog/ConfirmDialog';
import { useT } from '../../ui/i18n';
import { MethodRow } from './MethodRow';

/**
 * The saved methods (SAVED-01). On a narrow page each row becomes a card.
 */
export function MethodTable({ labelledBy }: { readonly labelledBy: string }) {
  const t = useT();
  const dispatch = useTillDispatch();
  const { methods, deleting } = useTillSelector(selectSavedPayments);
  const [methodToDelete, setMethodToDelete] = useState<ListedMethod | null>(null);
  return (
    <>
      <table className="till-saved-cards__table" aria-labelledby={labelledBy}>
        <thead className="till-saved-cards__head">
          <tr className="till-saved-cards__row">
            <th className="till-saved-cards__column" scope="col">
              {t('Payment Method')}
            </th>
            <th className="till-saved-cards__column" scope="col">
              {t('Expires')}
            </th>
            <th className="till-saved-cards__column" scope="col">
              {t('Action')}
            </th>
          </tr>
        </thead>
        <tbody className="till-saved-cards__body">
          {methods.map((method) => (
            <MethodRow
              key={`${method.provider} ${method.id}`}
              method={method}
              isBusy={deleting !== null && isSameMethod(deleting, method)}
              isBlocked={deleting !== null}
              onDelete={() => {
                setMethodToDelete(method);
              }}
            />
          ))}
        </tbody>
      </table>
      <ConfirmDialog
        open={methodToDelete !== null}
        text={t('Are you sure you want to delete this payment method?')}
        confirmLabel={t('Delete')}
        onCancel={() => {
          setMethodToDelete(null);
        }}
        onConfirm={() => {
          setMethodToDelete(null);
          if (methodToDelete === null) return;
          const { id, provider } = methodToDelete;
          dispatch(deletionConfirmed({ id, provider }));
        }}
      />
    </>
  );
}
