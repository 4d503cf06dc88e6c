import { nonEmptyText } from '../../../api/page-config/config-values';
import { parsedOrNull, wireFlag } from '../../../api/wire/wire';
import { recordOf } from '../../../platform/record';
import type { CardConfig } from '../domain/card.types';
import { ownUrl } from './own-url';
import { parseSdkParams } from './sdk-params';

/** The code of the method (HOSTED-01). */
export const CARD_FIELDS_CODE = 'payment_services_paypal_hosted_fields';

const isOn = (value: unknown): boolean => parsedOrNull(wireFlag, value) === true;

/**
 * The card fields, from the `payment` part of `checkoutConfig` (`config-shapes.md` §1.2). Null where the shop does not show
 * them (WALL-27), or does not say how.
 */
export function parseCardConfig(payment: Readonly<Record<string, unknown>>): CardConfig | null {
  const raw = recordOf(payment[CARD_FIELDS_CODE]);
  const createOrderUrl = ownUrl(raw.createOrderUrl);
  const sdk = parseSdkParams(raw.sdkParams);
  if (!isOn(raw.isVisible) || createOrderUrl === null || sdk === null) return null;
  return {
    createOrderUrl,
    orderDetailsUrl: ownUrl(raw.getOrderDetailsUrl),
    place: nonEmptyText(raw.location) ?? 'CHECKOUT',
    paymentSource: nonEmptyText(raw.paymentSource) ?? 'cc',
    sdk,
    needsDetails: isOn(raw.requiresCardDetails),
    isAuthenticated: isOn(raw.threeDS),
    canKeep: isOn(raw.isCommerceVaultEnabled),
  };
}

/** Where the order is created; whether the card is to be kept is part of the URL (HOSTED-04). */
export function cardOrderUrl({ createOrderUrl }: CardConfig, isKept: boolean): string {
  const url = new URL(createOrderUrl, document.baseURI);
  url.searchParams.set('vault', String(isKept));
  return url.href;
}
