import { recordOf } from '../../../platform/record';
import { inTime } from '../../shared/in-time';
import type { ApplePayConfirmation, PaypalApplePay } from './apple-pay.types';

/**
 * The merchant's session for Apple, which the provider requests (WALL-38): no call of the shop. Rejects without one, and after
 * 20 seconds, before Apple closes the sheet.
 */
export async function validateMerchant(
  paypal: PaypalApplePay,
  validationUrl: string,
): Promise<unknown> {
  const { merchantSession } = recordOf(await inTime(paypal.validateMerchant({ validationUrl })));
  if (merchantSession == null) throw new Error('No merchant session.');
  return merchantSession;
}

/**
 * The provider confirms its order with what the shopper has authorised (WALL-24), which charges nothing yet. False for another
 * status than `APPROVED`, and without a response within 20 seconds. Never rejects.
 */
export async function confirmOrder(
  paypal: PaypalApplePay,
  order: ApplePayConfirmation,
): Promise<boolean> {
  try {
    const answer = recordOf(await inTime(paypal.confirmOrder(order)));
    const { status = answer.status } = recordOf(answer.approveApplePayPayment);
    // The provider's documentation says nothing of a status: it rejects what it refuses.
    return status === undefined || status === 'APPROVED';
  } catch {
    return false;
  }
}
