import { useRef } from 'react';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import type { PendingPurchase } from './usePurchase';

interface PurchaseDialogProps {
  /** What would be ordered; null while the dialog is closed. */
  readonly pending: PendingPurchase | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks for confirmation of an order and shows its details (INST-01). The initial focus is on Cancel. Where an earlier
 * order of the product may exist, it says so, and what is confirmed is another one.
 */
export function PurchaseDialog({ pending, onConfirm, onCancel }: PurchaseDialogProps) {
  const t = useT();
  const id = useUid('till-text');
  const cancel = useRef<HTMLButtonElement>(null);
  const option = pending?.option;
  const isAgain = pending?.isAgain === true;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t('Payment Method'), option?.payment.summary],
    [t('Shipping Address'), option?.shippingAddress.summary],
    [t('Shipping Method'), option?.shippingMethod.summary],
    [t('Billing Address'), option?.billingAddress.summary],
  ];
  return (
    <Dialog
      open={pending !== null}
      role="alertdialog"
      title={t('Instant Purchase Confirmation')}
      describedBy={id}
      initialFocus={cancel}
      onClose={onCancel}
      footer={
        <div className="till-dialog__actions">
          <Button ref={cancel} onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button variant="primary" onClick={onConfirm}>
            {isAgain ? t('Order Again Instead') : t('OK')}
          </Button>
        </div>
      }
    >
      <div id={id}>
        {isAgain && (
          <Notice tone="warning">
            {t(
              'We do not know yet whether your order was placed. Please look at your orders before you order again.',
            )}
          </Notice>
        )}
        <p className="till-dialog__text">{t('Are you sure you want to place order and pay?')}</p>
        <dl className="till-instant-purchase__facts">
          {facts.map(([name, value]) => (
            <div className="till-instant-purchase__fact" key={name}>
              <dt className="till-instant-purchase__name">{name}</dt>
              <dd className="till-instant-purchase__value">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
