import { inTime } from '../../../state/address-verification/in-time';
import { verificationNotShown } from '../../../state/address-verification/verification-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import type { TillStore } from '../../../state/shared/store.types';
import { useLazyView } from '../late/useLazyView';

/** The view; a question or an alert whose view does not arrive in time is dropped, and holds nobody up. */
const loadVerification = async (store: TillStore) => {
  const loaded = await inTime(import('./Verification'), null);
  if (loaded !== null) return loaded.Verification;
  store.dispatch(verificationNotShown());
  throw new Error('The view of the verification has not been loaded.');
};

/** Place of the dialog about an address, and of the alert; their code is loaded with the first one (TAXV-06, TAXV-24). */
export function VerificationSlot() {
  const isWanted = useTillSelector(
    ({ verification }) => verification?.question != null || verification?.alert != null,
  );
  const { View } = useLazyView(isWanted, loadVerification);
  return View && <View />;
}
