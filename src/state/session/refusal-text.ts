import { report } from '../../platform/console';
import type { ApiError } from '../../platform/http/api-error';
import { errorText } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import type { FlowApi } from '../shared/store.types';
import { leaveIfSignedOut } from './failure-text';

/**
 * The message for a refused change: the server's own (MINI-17), or that the change was not saved, so that no quantity
 * jumps back without an explanation; that is also logged to the console (MINI-18, decision C16). An ended session goes
 * to the login page.
 */
export function refusalOf(api: FlowApi, error: ApiError): string {
  leaveIfSignedOut(api, error);
  if (error.kind === 'rejected') return error.message;
  report(40, `A change of the cart failed (${error.kind}).`);
  return error.kind === 'network' || error.kind === 'timeout'
    ? t('Your cart could not be changed. Please check your connection and try again.')
    : errorText(error);
}
