import { selectCheckoutConfig } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { OrderSummary } from './OrderSummary';

/** The order summary on any page; renders nothing on pages without a quote, or with an empty one. */
export function StandaloneSummary() {
  const config = useTillSelector(selectCheckoutConfig);
  if (config === null || config.items.length === 0) return null;
  return <OrderSummary config={config} alone />;
}
