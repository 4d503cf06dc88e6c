import { useEffect, type RefObject } from 'react';
import type { PaymentHandle } from '../../../state/extensions/payment-method.types';
import { useT } from '../../../ui/i18n';
import { Spinner } from '../../../ui/Spinner/Spinner';
import { adoptStyles } from '../../../ui/styles/adopt';
import { ProviderNotice } from '../../shared/ProviderNotice';
import css from './ButtonView.css';
import type { ButtonPhase, ButtonState } from './useShownButton';

adoptStyles(css);

interface ButtonViewProps {
  readonly handle: PaymentHandle;
  readonly host: RefObject<HTMLDivElement | null>;
  readonly state: ButtonState;
}

/** The place of a provider's own button, which stands in place of "Place Order", and what is said while it is not shown. */
export function ButtonView({ handle, host, state }: ButtonViewProps) {
  const t = useT();
  const { phase, failure, retry } = state;
  useStatus(handle, phase);
  const isLoading = phase === 'loading' || phase === 'slow';
  return (
    <div className="till-smart-buttons" aria-busy={isLoading}>
      <div className="till-smart-buttons__row">
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
      </div>
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
function useStatus(handle: PaymentHandle, phase: ButtonPhase): void {
  useEffect(() => {
    const isBlocked = phase === 'blocked' || phase === 'unavailable';
    if (isBlocked) handle.setStatus({ status: 'blocked' });
    else handle.setStatus({ status: phase === 'shown' ? 'ready' : 'loading' });
  }, [handle, phase]);
}
