import { useEffect, useState } from 'react';
import type { CheckoutConfig } from '../../domain/quote.types';
import { stepRequested } from '../../state/checkout/checkout-actions';
import {
  selectCartLoss,
  selectCheckout,
  type WithCheckout,
} from '../../state/checkout/checkout-slice';
import { selectCheckoutConfig } from '../../state/config/config-slice';
import { useTillDispatch, useTillSelector } from '../../state/shared/hooks';
import { useEmit } from '../../ui/element-context';
import { adoptStyles } from '../../ui/styles/adopt';
import { useLazyView } from '../shared/late/useLazyView';
import { CheckoutStatus } from './CheckoutStatus';
import css from './CheckoutPage.css';
import { PaymentStep } from './payment-step/PaymentStep';
import { ShippingStep } from './shipping-step/ShippingStep';
import { StepIndicator } from './steps/StepIndicator';
import { StepLoader } from './steps/StepLoader';
import { useStepHash } from './steps/useStepHash';
import { OrderSummary } from './summary/OrderSummary';

adoptStyles(css);

/** The one-page checkout: two steps and the order summary (STEP-01, STEP-08, STEP-12). */
export function CheckoutPage({ withoutSummary = false }: { withoutSummary?: boolean }) {
  const config = useTillSelector(selectCheckoutConfig);
  const loss = useTillSelector(selectCartLoss);
  const hasCheckout = config !== null && loss === null && canOrder(config);
  const { View: PageStates, hasFailed } = useLazyView(!hasCheckout, loadPageStates);
  if (hasCheckout) return <Checkout config={config} withoutSummary={withoutSummary} />;
  // Only the element's own error with its retry button can be shown.
  if (hasFailed) throw new Error('What stands in the checkout’s place could not be loaded.');
  return PageStates === null ? null : <PageStates config={config} loss={loss} />;
}

const loadVerification = () =>
  import('../shared/verification/VerificationSlot').then((module) => module.VerificationSlot);

const loadPageStates = () =>
  import('./page-states/PageStates').then(({ PageStates }) => PageStates);

/** The cart has items, and the shop accepts an order from this shopper (GATE-01). */
const canOrder = ({ cart, items, isGuestCheckoutAllowed, isLoggedIn }: CheckoutConfig): boolean =>
  cart !== null && items.length > 0 && (isGuestCheckoutAllowed || isLoggedIn);

/** How the current step was opened; decides where the focus goes. */
interface Visit {
  readonly step: string;
  readonly arrival: 'first' | 'top' | 'methods';
}

/**
 * The status of an order with an unknown outcome replaces the payment step, whichever step the page was opened at.
 */
function selectShown(state: WithCheckout): 'loader' | 'shipping' | 'payment' {
  const { step, resuming, placement } = selectCheckout(state);
  const isOut = placement.status === 'unknown' || placement.status === 'placed';
  if (step === 'payment' || isOut) return 'payment';
  return resuming ? 'loader' : 'shipping';
}

interface CheckoutProps {
  readonly config: CheckoutConfig;
  /** The summary is elsewhere on the page. */
  readonly withoutSummary: boolean;
}

function Checkout({ config, withoutSummary }: CheckoutProps) {
  const dispatch = useTillDispatch();
  const step = useTillSelector((state) => selectCheckout(state).step);
  const passed = useTillSelector((state) => selectCheckout(state).passed);
  const { status } = useTillSelector((state) => selectCheckout(state).placement);
  const isLocked = status === 'placing' || status === 'unknown' || status === 'placed';
  const shown = useTillSelector(selectShown);
  const [visit, setVisit] = useState<Visit>({ step, arrival: 'first' });
  const [goal, setGoal] = useState<'top' | 'methods'>('top');
  if (visit.step !== step) {
    setVisit({ step, arrival: goal });
    setGoal('top');
  }

  const canGoBack = step === 'payment' && passed.includes('shipping') && !isLocked;
  const isOpen = step === 'shipping' && shown !== 'shipping';
  const address = isOpen ? 'payment' : step;
  const isVerified = useTillSelector((state) => state.verification !== undefined);
  const { View: Verification } = useLazyView(isVerified, loadVerification);
  useStepHash({ step: address, canGoBack, isOpen, pageNotFoundUrl: config.pageNotFoundUrl });
  useOrderPlacedEvent();

  return (
    <div className="till-checkout">
      <div className={`till-checkout__grid${withoutSummary ? ' till-checkout__grid--single' : ''}`}>
        {!config.isVirtual && (
          <div className="till-checkout__steps">
            <StepIndicator step={address} passed={passed} locked={isLocked} />
          </div>
        )}
        {!withoutSummary && <OrderSummary config={config} />}
        <div className="till-checkout__main">
          {shown === 'loader' && <StepLoader />}
          {shown === 'shipping' && <ShippingStep config={config} arrival={visit.arrival} />}
          {shown === 'payment' && (
            <PaymentStep
              config={config}
              arrived={visit.arrival !== 'first'}
              onEditMethod={() => {
                setGoal('methods');
                dispatch(stepRequested('shipping'));
              }}
            />
          )}
        </div>
      </div>
      <CheckoutStatus />
      {Verification !== null && <Verification />}
    </div>
  );
}

/** Fires an event once when an order was placed. */
function useOrderPlacedEvent(): void {
  const emit = useEmit();
  const { status, orderId } = useTillSelector((state) => selectCheckout(state).placement);
  const isPlaced = status === 'placed';
  useEffect(() => {
    if (isPlaced) emit('till-order-placed', { orderId: orderId ?? null });
  }, [isPlaced, orderId, emit]);
}
