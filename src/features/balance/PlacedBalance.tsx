import type { TillStore } from '../../state/shared/store.types';
import { useT } from '../../ui/i18n';
import { Notice } from '../../ui/Notice/Notice';
import { useLazyView } from '../shared/late/useLazyView';

const loadToggle = async (store: TillStore) => {
  const { BalanceToggle, startBalance } = await import('../shared/balance/BalanceToggle');
  startBalance(store);
  return BalanceToggle;
};

/** The store credit where the page's author put it; shows nothing for a customer without one. */
export function PlacedBalance() {
  const t = useT();
  const { View: Toggle, hasFailed } = useLazyView(true, loadToggle);
  if (hasFailed) {
    return (
      <Notice tone="error">
        {t('Something went wrong with your request. Please try again later.')}
      </Notice>
    );
  }
  return Toggle === null ? null : <Toggle />;
}
