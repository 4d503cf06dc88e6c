import type { Shop } from '../shop';
import { RestError } from '../../support/rest-error';
import { toFields } from '../../support/fields';
import { instrumentOf } from './instrument';
import { isOpen, stateOf } from './intent-state';
import type { OrderPaymentRow } from './payment-store';
import { providerOf } from './place-paid';
import { intentSchema } from './provider.types';
import { settlePayment } from './settle-payment';

/** Retries the payment of an order, with another card if one is given; throws the refusal. */
export async function placeChargedAgain(
  shop: Shop,
  payment: OrderPaymentRow,
  additional: unknown,
  baseUrl: string,
): Promise<void> {
  if (!payment.provider_id.startsWith('pi_')) return;
  const provider = providerOf(shop);
  const path = `payment_intents/${payment.provider_id}`;
  const intent = await provider.get(path, intentSchema);
  const isNamed = Object.keys(toFields(additional)).length > 0;
  if (!isOpen(intent) || !isNamed) {
    settlePayment(shop.db, payment, stateOf(intent));
    return;
  }
  const instrument = instrumentOf(additional);
  if (instrument.kind !== 'method') throw new RestError(400, 'Please choose a payment method.');
  const confirmed = await provider.post(`${path}/confirm`, intentSchema, {
    payment_method: instrument.id,
    return_url: `${baseUrl}stripe/payment/index/`,
    use_stripe_sdk: true,
  });
  settlePayment(shop.db, payment, stateOf(confirmed));
}
