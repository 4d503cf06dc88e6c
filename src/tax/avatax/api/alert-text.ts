import type { ApiError } from '../../../platform/http/api-error';
import { errorText, hasNoResponse } from '../../../platform/http/error-text';

/**
 * What an alert says about a call that has failed (TAXV-24); null for none. A connection that fails and an ended session are
 * no reason for an alert: the call after it says so.
 */
export const alertText = (error: ApiError): string | null =>
  hasNoResponse(error) || error.kind === 'unauthorized' || error.kind === 'cancelled'
    ? null
    : errorText(error);
