import { useEffect } from 'react';
import { balanceState } from '../../../state/balance/balance-state';
import { balanceToggled, selectBalance } from '../../../state/balance/balance-slice';
import { selectShop } from '../../../state/config/config-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import type { TillStore } from '../../../state/shared/store.types';
import { BusyNote } from '../../../ui/Button/BusyNote';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Price } from '../../../ui/Price/Price';
import { adoptStyles } from '../../../ui/styles/adopt';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import css from './BalanceToggle.css';

adoptStyles(css);

/** Adds the state of the store credit to the page. */
export const startBalance = (store: TillStore): void => {
  store.inject(balanceState);
};

const REPORTS = {
  applied: 'Your store credit was successfully applied',
  removed: 'The store credit payment has been removed from shopping cart.',
} as const;

/** The checkbox that pays with the store credit (BAL-01, BAL-02). The totals beside it are always the server's. */
export function BalanceToggle() {
  const t = useT();
  const emit = useEmit();
  const dispatch = useTillDispatch();
  const { priceFormat } = useTillSelector(selectShop);
  const { amount, isChecked, status, error, done } = useTillSelector(selectBalance);
  useEffect(() => {
    if (done !== null) emit('till-balance-changed', { applied: done === 'applied' });
  }, [done, emit]);
  if (amount === null) return null;
  return (
    <div className="till-balance" aria-busy={status === 'saving' || undefined}>
      <Checkbox
        name="use_customer_balance"
        label={
          <>
            {t('Use Store Credit')}{' '}
            <span className="till-balance__amount">
              (<Price amount={amount} format={priceFormat} />)
            </span>
          </>
        }
        checked={isChecked}
        error={error}
        onCheckedChange={(isChecked) => {
          dispatch(balanceToggled(isChecked));
        }}
      />
      {status === 'saving' && <BusyNote />}
      <VisuallyHidden live>{error ?? (done === null ? '' : t(REPORTS[done]))}</VisuallyHidden>
    </div>
  );
}
