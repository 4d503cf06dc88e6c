import { useEffect, useRef, useState } from 'react';
import { isOpen } from '../../../state/instant-purchase/instant-purchase-slice';
import { selectMessages } from '../../../state/messages/messages-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { SafeHtml } from '../../../ui/SafeHtml/SafeHtml';
import { adoptStyles } from '../../../ui/styles/adopt';
import { useProductForm } from '../form/useProductForm';
import css from './InstantPurchase.css';
import { PurchaseDialog } from './PurchaseDialog';
import { usePurchase } from './usePurchase';

adoptStyles(css);

const TONES = { success: 'success', notice: 'info', warning: 'warning', error: 'error' } as const;

interface InstantPurchaseProps {
  /** The button's text; by default "Instant Purchase". */
  readonly label?: string | undefined;
}

/**
 * Orders the product of its form after a confirmation (INST-01 to INST-03). Renders no button until the shop confirms
 * that the customer can buy like this. The shop's messages stay below the button until the next purchase.
 */
export function InstantPurchase({ label = '' }: InstantPurchaseProps) {
  const t = useT();
  const emit = useEmit();
  const [root, setRoot] = useState<Element | null>(null);
  const found = useProductForm(root);
  const productId = found?.productId ?? '';
  const { option, pending, status, press, confirm, cancel } = usePurchase(found);
  const messages = useTillSelector(selectMessages(`instant:${productId}`));
  const before = useRef(status);
  useEffect(() => {
    const wasOpen = isOpen(before.current);
    before.current = status;
    if (!wasOpen) return;
    if (status === 'placed') emit('till-purchase-placed', { productId });
    if (status === 'refused') emit('till-purchase-refused', { productId });
  }, [status, productId, emit]);
  return (
    <div className="till-instant-purchase" ref={setRoot}>
      {found !== null && option !== null && (
        <Button block busy={status === 'sending'} onClick={press}>
          {status === 'unknown' ? t('Order Again Instead') : label || t('Instant Purchase')}
        </Button>
      )}
      {messages.map(({ id, type, text, isHtml }) => (
        <Notice key={id} tone={TONES[type]}>
          {isHtml ? <SafeHtml html={text} profile="message" /> : text}
        </Notice>
      ))}
      <PurchaseDialog pending={pending} onConfirm={confirm} onCancel={cancel} />
    </div>
  );
}
