import type { CheckoutConfig } from '../../../domain/quote.types';
import { isRecord } from '../../../platform/record';
import type { TillStore } from '../../../state/shared/store.types';
import { useLazyView } from '../late/useLazyView';

const loadToggle = async (store: TillStore) => {
  const { BalanceToggle, startBalance } = await import('./BalanceToggle');
  startBalance(store);
  return BalanceToggle;
};

/** Place of the store credit (BAL-01). Most shops and all guests have none: the code is loaded only for others. */
export function BalanceSlot({ config }: { readonly config: CheckoutConfig }) {
  const { customerBalance } = config.payment;
  const isOffered = isRecord(customerBalance) && customerBalance.isAvailable === true;
  const { View } = useLazyView(isOffered, loadToggle);
  return View === null ? null : <View />;
}
