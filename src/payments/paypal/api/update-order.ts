import { http } from '../../../platform/http/http';
import { recordOf } from '../../../platform/record';
import { t } from '../../../platform/i18n/i18n';
import { ok, type Result } from '../../../platform/result';
import { inWords, refused } from './post-form';

/** Gives the provider's order the amount of the cart, without a body (WALL-11, APPLE-06). */
export async function updateOrder(url: string): Promise<Result<null>> {
  const failed = t('Something went wrong with your request. Please try again later.');
  const result = await http({ url, method: 'POST' });
  if (!result.ok) return inWords(result.error, failed);
  const { status, body } = result.value;
  const { success, message } = recordOf(body);
  return success === true ? ok(null) : refused(status, message, failed);
}
