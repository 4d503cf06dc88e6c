import { useEffect, useMemo, useRef } from 'react';
import type {
  PaymentFormProps,
  PaymentHandle,
} from '../../../state/extensions/payment-method.types';
import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { Spinner } from '../../../ui/Spinner/Spinner';
import { adoptStyles } from '../../../ui/styles/adopt';
import { usePaymentContext } from '../../shared/usePaymentContext';
import { parseCheckoutButton } from '../api/button-config';
import css from './SmartButtons.css';
import { useButtons, type ButtonsPhase, type ButtonsState } from './useButtons';

adoptStyles(css);

/** The provider's own buttons, in place of "Place Order". */
export function SmartButtons({ handle }: PaymentFormProps) {
  const t = useT();
  const configuration = usePaymentContext(handle)?.configuration;
  const config = useMemo(
    () => (configuration === undefined ? null : parseCheckoutButton(configuration)),
    [configuration],
  );
  const host = useRef<HTMLDivElement>(null);
  const state = useButtons(host, handle, config);
  const { phase } = state;
  useStatus(handle, phase);
  const isLoading = phase === 'loading' || phase === 'slow';
  return (
    <div className="till-smart-buttons" aria-busy={isLoading}>
      {isLoading && (
        <p className="till-smart-buttons__loader" role="status">
          <Spinner /> {t('Please wait...')}
        </p>
      )}
      <div
        className="till-smart-buttons__host"
        ref={host}
        hidden={phase === 'blocked' || phase === 'unavailable'}
      />
      <ButtonsNotice {...state} />
    </div>
  );
}

/** Tells the checkout whether the order can be placed with the buttons (WALL-28, WALL-29). */
function useStatus(handle: PaymentHandle, phase: ButtonsPhase): void {
  useEffect(() => {
    const isBlocked = phase === 'blocked' || phase === 'unavailable';
    if (isBlocked) handle.setStatus({ status: 'blocked' });
    else handle.setStatus({ status: phase === 'shown' ? 'ready' : 'loading' });
  }, [handle, phase]);
}

/** Why there are no buttons yet, and what the shopper can do; other methods still work. */
function ButtonsNotice({ phase, failure, retry }: ButtonsState) {
  const t = useT();
  switch (phase) {
    case 'slow':
      return (
        <Notice tone="info">
          {t('This takes longer than usual. You can wait, or choose another way to pay.')}
        </Notice>
      );
    case 'unavailable':
      return <Notice tone="error">{t('This payment option is currently unavailable.')}</Notice>;
    case 'blocked':
      return (
        <Notice
          tone="error"
          action={
            <Button size="s" onClick={retry}>
              {t('Try Again')}
            </Button>
          }
        >
          {failure === 'wrong-version'
            ? t('The payment form does not work on this page. Please choose another way to pay.')
            : t(
                'The payment form could not be loaded. Please try again, or choose another way to pay.',
              )}
        </Notice>
      );
    default:
      return null;
  }
}
