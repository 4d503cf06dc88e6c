import { nonEmptyText } from '../../../api/page-config/config-values';
import { isRecord, recordOf } from '../../../platform/record';
import { fail, ok, type Result } from '../../../platform/result';
import { t } from '../../../platform/i18n/i18n';
import { postForm, refused } from './post-form';

/**
 * Puts the product of a form into a cart of its own, which is bought in place of the shopper's (WALL-13): HTTP 200 with
 * `success`, or with `error` in the shop's words (WALL-14).
 *
 * @returns the masked id of that cart (WALL-21); null where the shop does not say
 */
export async function addProduct(
  url: string,
  fields: Readonly<Record<string, string>>,
): Promise<Result<string | null>> {
  const result = await postForm(url, fields);
  if (!result.ok) return result;
  const { status, body } = result.value;
  const { success, error } = recordOf(body);
  if (typeof error === 'string') {
    return refused(
      status,
      error,
      t('Something went wrong with your request. Please try again later.'),
    );
  }
  // PHP sends an empty object as a list.
  const isAdded = status === 200 && (isRecord(success) || Array.isArray(success));
  if (!isAdded) return fail({ kind: 'malformed', status });
  return ok(nonEmptyText(recordOf(success).quoteIdMask) ?? null);
}

/** Gives up the product's cart after the shopper has cancelled (WALL-17); a failure leaves a cart that nothing refers to. */
export async function dropProductCart(url: string): Promise<void> {
  await postForm(url, {});
}
