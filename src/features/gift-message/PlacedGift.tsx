import type { TillStore } from '../../state/shared/store.types';
import { useT } from '../../ui/i18n';
import { Notice } from '../../ui/Notice/Notice';
import { useLazyView } from '../shared/late/useLazyView';
import { OrderGift } from './OrderGift';
import type { RenderedGift } from './rendered-gift.types';

const loadForm = async (store: TillStore) => {
  const { GiftMessage, startGiftMessage } = await import('../shared/gift-message/GiftMessage');
  startGiftMessage(store);
  return GiftMessage;
};

interface PlacedGiftProps {
  /** The item that the message is for; the whole order when left out. */
  readonly itemId?: string | undefined;
  /** The message of an order that was placed; null in a cart and a checkout. */
  readonly rendered?: RenderedGift | null;
}

/** A gift message where the page's author put it: in a cart or checkout its form, in an order its text. */
export function PlacedGift({ itemId, rendered = null }: PlacedGiftProps) {
  const t = useT();
  const { View: Form, hasFailed } = useLazyView(rendered === null, loadForm);
  if (rendered !== null) return <OrderGift rendered={rendered} />;
  if (hasFailed) {
    return (
      <Notice tone="error">
        {t('Something went wrong with your request. Please try again later.')}
      </Notice>
    );
  }
  return Form === null ? null : <Form itemId={itemId || undefined} />;
}
