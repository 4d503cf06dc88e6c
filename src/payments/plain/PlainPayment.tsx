import { ownValue } from '../../domain/own-value';
import { selectCheckoutConfig } from '../../state/config/config-slice';
import type { PaymentFormProps } from '../../state/extensions/payment-method.types';
import { useTillSelector } from '../../state/shared/hooks';
import { SafeHtml } from '../../ui/SafeHtml/SafeHtml';

/** The merchant's instructions for a method, e.g. the bank account for a transfer; renders nothing without any. */
export function PlainPayment({ method }: PaymentFormProps) {
  const text = useTillSelector(
    (state) => ownValue(selectCheckoutConfig(state)?.paymentTexts.instructions, method.code) ?? '',
  );
  return text === '' ? null : <SafeHtml html={text} block />;
}
