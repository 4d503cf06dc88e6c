import { t } from '../../../platform/i18n/i18n';
import { recordOf } from '../../../platform/record';
import { fail, ok, type Result } from '../../../platform/result';
import { ownUrl } from './own-url';
import { inWords, postForm, refused } from './post-form';

/** What the provider reports about an approval. */
export interface Approval {
  readonly orderId: string;
  /** Empty where the provider sent none; left out by wallets other than its own, which have no payer. */
  readonly payerId?: string;
}

/** Where an approval is sent, and the page that follows unless the shop names one. */
interface ApproveUrls {
  readonly authorizeOrderUrl: string;
  readonly reviewUrl: string | null;
}

/**
 * Hands an approved order to the shop (WALL-09, SMART-05): the cart gets the shopper's address of the provider. Nothing is
 * charged, and no order of the shop is placed.
 *
 * @returns the page where the order is reviewed (WALL-10); `rejected` with the shop's reason, or a general one (WALL-36)
 */
export async function approveOrder(
  { authorizeOrderUrl, reviewUrl }: ApproveUrls,
  { orderId, payerId }: Approval,
): Promise<Result<{ readonly page: string }>> {
  const fields = {
    paypal_order_id: orderId,
    ...(payerId === undefined ? {} : { paypal_payer_id: payerId }),
  };
  const result = await postForm(authorizeOrderUrl, fields, { isOrder: true });
  const failed = t('Your order was not placed. Please place it again.');
  if (!result.ok) return inWords(result.error, failed);
  const { status, body } = result.value;
  const { success, redirectUrl, error } = recordOf(body);
  if (success !== true) return refused(status, error, failed);
  const page = ownUrl(redirectUrl) ?? reviewUrl;
  return page === null ? fail({ kind: 'malformed', status }) : ok({ page });
}
