import { verificationNotShown } from '../../../state/address-verification/verification-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import type { TillStore } from '../../../state/shared/store.types';
import { useLazyView } from '../late/useLazyView';

const loadVerification = async (store: TillStore) => {
  try {
    return (await import('./Verification')).Verification;
  } catch (error) {
    store.dispatch(verificationNotShown());
    throw error;
  }
};

/** Place of the dialog about an address, and of the alert; their code is loaded with the first one (TAXV-06, TAXV-24). */
export function VerificationSlot() {
  const isWanted = useTillSelector(
    ({ verification }) => verification?.question != null || verification?.alert != null,
  );
  const { View } = useLazyView(isWanted, loadVerification);
  return View && <View />;
}
