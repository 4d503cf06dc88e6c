import type { PaymentMethod } from '../../../domain/quote.types';
import { selectCheckoutConfig } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { SafeHtml } from '../../../ui/SafeHtml/SafeHtml';

/** What the merchant tells about a method, e.g. where to transfer the money; nothing when there is nothing to tell. */
export function Instructions({ method }: { method: PaymentMethod }) {
  const text = useTillSelector(
    (state) => selectCheckoutConfig(state)?.paymentTexts.instructions[method.code] ?? '',
  );
  return text === '' ? null : <SafeHtml html={text} block />;
}
