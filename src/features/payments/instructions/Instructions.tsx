import type { PaymentMethod } from '../../../domain/quote.types';
import { selectCheckoutConfig } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { SafeHtml } from '../../../ui/SafeHtml/SafeHtml';

/** The merchant's instructions for a method, e.g. the bank account for a transfer; renders nothing without any. */
export function Instructions({ method }: { method: PaymentMethod }) {
  const text = useTillSelector(
    (state) => selectCheckoutConfig(state)?.paymentTexts.instructions[method.code] ?? '',
  );
  return text === '' ? null : <SafeHtml html={text} block />;
}
