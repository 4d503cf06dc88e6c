import type { ApiError } from '../../platform/http/api-error';
import { errorText } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';

const SERVER = 'Sorry, a server side error has occurred.';
const NOT_PLACED = 'Your order was not placed. Please place it again.';

/** Why a call about the orders failed: the shop's own reason, or that it failed itself (MULTI-06, MULTI-08). */
export const ordersText = (error: ApiError): string =>
  (error.kind === 'server' && error.status !== 429) || error.kind === 'malformed'
    ? t(SERVER)
    : errorText(error);

/** Why there are no orders, once that is known (MULTI-08). */
export const notPlacedText = (error: ApiError | null): string =>
  error === null || error.kind === 'network' || error.kind === 'timeout'
    ? t(NOT_PLACED)
    : ordersText(error);

/** Nobody knows whether the bank has confirmed. */
export const unknownText = (): string =>
  t(
    'We do not know yet whether your payment was taken. Please check before you pay again, or contact us.',
  );

/** Why the shop cancels orders: the shopper has decided so. It is shown on the shop's page, and to the merchant. */
export const cancelledText = (): string =>
  t('Your order was not paid. Your cart is as you left it.');
