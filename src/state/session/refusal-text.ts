import { warnOnce } from '../../platform/console';
import type { ApiError } from '../../platform/http/api-error';
import { errorText } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import type { FlowApi } from '../shared/store.types';
import { leaveIfSignedOut } from './failure-text';

/**
 * What the shopper is told about a refused change: the server's words (MINI-17), or that it did not get through, so that
 * no number jumps back without a word; the console hears of it as well (MINI-18, decision C16). A session that has ended
 * leads to the login page.
 */
export function refusalOf(api: FlowApi, error: ApiError): string {
  leaveIfSignedOut(api, error);
  if (error.kind === 'rejected') return error.message;
  warnOnce(
    `cart-write:${error.kind}`,
    `A change of the cart did not reach the shop (${error.kind}).`,
  );
  return error.kind === 'network' || error.kind === 'timeout'
    ? t('Your cart could not be changed. Please check your connection and try again.')
    : errorText(error);
}
