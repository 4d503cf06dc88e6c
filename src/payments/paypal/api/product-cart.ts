import { isRecord, recordOf } from '../../../platform/record';
import { fail, ok, type Result } from '../../../platform/result';
import { t } from '../../../platform/i18n/i18n';
import { postForm, refused } from './post-form';

/**
 * Puts the product of a form into a cart of its own, which is bought in place of the shopper's (WALL-13): HTTP 200 with
 * `success`, or with `error` in the shop's words (WALL-14).
 */
export async function addProduct(
  url: string,
  fields: Readonly<Record<string, string>>,
): Promise<Result<null>> {
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
  return isAdded ? ok(null) : fail({ kind: 'malformed', status });
}

/** Gives up the product's cart after the shopper has cancelled (WALL-17); a failure leaves a cart that nothing refers to. */
export async function dropProductCart(url: string): Promise<void> {
  await postForm(url, {});
}
