import { selectCheckoutConfig } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { OrderSummary } from './OrderSummary';

/** The order summary wherever it stands; nothing on pages that print no quote, or an empty one. */
export function StandaloneSummary() {
  const config = useTillSelector(selectCheckoutConfig);
  if (config === null || config.items.length === 0) return null;
  return <OrderSummary config={config} alone />;
}
