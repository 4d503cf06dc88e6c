import { selectCheckoutConfig } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import type { TillStore } from '../../../state/shared/store.types';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { useLazyView } from '../late/useLazyView';

const loadGiftMessage = async (store: TillStore) => {
  const { GiftMessage, startGiftMessage } = await import('./GiftMessage');
  startGiftMessage(store);
  return GiftMessage;
};

interface GiftSlotProps {
  /** The item that the message is for; the whole order when left out. */
  readonly itemId?: string;
  readonly itemName?: string;
}

/**
 * Place of a gift message (GMSG-04), kept free while its code loads. Where the page allows none, the code is not loaded. An
 * item that turns out not to allow one gives its place up.
 */
export function GiftSlot({ itemId, itemName }: GiftSlotProps) {
  const gifts = useTillSelector(selectCheckoutConfig)?.gifts;
  const isOffered = (itemId === undefined ? gifts?.order : gifts?.items) === true;
  const { View, hasFailed } = useLazyView(isOffered, loadGiftMessage);
  if (View !== null) return <View itemId={itemId} itemName={itemName} />;
  return isOffered && !hasFailed ? <Skeleton shape="control" width="medium" /> : null;
}
