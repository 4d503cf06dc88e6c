import { totalPrices, type PayLaterPrice } from '../../../domain/payment/total-prices';
import { recordOf } from '../../../platform/record';
import type { PaymentContext, PaymentHandle } from '../../../state/extensions/payment-method.types';
import { parseMessageStyle } from '../api/message-styles';
import { parseSdkParams } from '../api/sdk-params';
import { showMessage, type MessageConfig } from './show-message';

/** The message of the method in the checkout (`config-shapes.md` §1.2); null where the shop does not say how it is shown. */
function parseCheckoutMessage(payment: PaymentContext['configuration']): MessageConfig | null {
  const raw = recordOf(payment.payment_services_paypal_smart_buttons);
  const sdk = parseSdkParams(raw.sdkParams);
  const style = parseMessageStyle(raw.messageStyles ?? {}, 'checkout');
  return sdk === null || style === null ? null : { sdk, placement: 'payment', style };
}

const pricesOf = ({ context }: PaymentHandle): readonly PayLaterPrice[] => {
  const totals = context()?.totals ?? null;
  return totals === null ? [] : totalPrices(totals);
};

/** Shows the method's message in `host`; its amount follows the totals. Never rejects. */
export async function showInCheckout(
  host: HTMLElement,
  handle: PaymentHandle,
  signal: AbortSignal,
): Promise<void> {
  const config = parseCheckoutMessage(handle.context()?.configuration ?? {});
  if (config === null || signal.aborted) return;
  const message = await showMessage(host, config, pricesOf(handle), signal);
  if (message === null) return;
  const follow = (): void => {
    message.update(pricesOf(handle));
  };
  signal.addEventListener('abort', handle.subscribe(follow));
  follow();
}
