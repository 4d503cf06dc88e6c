import { useEffect, useMemo, useRef } from 'react';
import type {
  PaymentFormProps,
  PaymentHandle,
} from '../../../state/extensions/payment-method.types';
import { useT } from '../../../ui/i18n';
import { Spinner } from '../../../ui/Spinner/Spinner';
import { adoptStyles } from '../../../ui/styles/adopt';
import { ProviderNotice } from '../../shared/ProviderNotice';
import { usePaymentContext } from '../../shared/usePaymentContext';
import { parseGooglePayCheckout } from './config';
import css from '../smart-buttons/SmartButtons.css';
import { useGooglePay, type GooglePayPhase } from './useGooglePay';

adoptStyles(css);

/** Google's own button, in place of "Place Order"; it looks as the module's other one. */
export function GooglePay({ handle }: PaymentFormProps) {
  const t = useT();
  const configuration = usePaymentContext(handle)?.configuration;
  const config = useMemo(
    () => (configuration === undefined ? null : parseGooglePayCheckout(configuration)),
    [configuration],
  );
  const host = useRef<HTMLDivElement>(null);
  const { phase, failure, retry } = useGooglePay(host, handle, config);
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
      <ProviderNotice
        phase={phase}
        failure={failure}
        unavailable={t('This payment option is currently unavailable.')}
        onRetry={retry}
      />
    </div>
  );
}

/** Tells the checkout whether the order can be placed with the button (WALL-28, WALL-29). */
function useStatus(handle: PaymentHandle, phase: GooglePayPhase): void {
  useEffect(() => {
    const isBlocked = phase === 'blocked' || phase === 'unavailable';
    if (isBlocked) handle.setStatus({ status: 'blocked' });
    else handle.setStatus({ status: phase === 'shown' ? 'ready' : 'loading' });
  }, [handle, phase]);
}
