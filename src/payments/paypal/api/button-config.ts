import { nonEmptyText } from '../../../api/page-config/config-values';
import type { WalletLocation } from '../../../domain/payment/wallet-location';
import type { PageSource } from '../../../platform/page/page-source';
import { recordOf, type JsonRecord } from '../../../platform/record';
import type { ButtonConfig, CheckoutButtonConfig } from '../domain/smart-buttons.types';
import { findBlock } from './button-places';
import { parseButtonStyles } from './button-styles';
import { MODULE_PLACES } from './module-places';
import { ownUrl } from './own-url';
import { parseSdkParams } from './sdk-params';

/**
 * The smart buttons of one place outside the checkout (`config-shapes.md` §5); null where the page has none, or ones whose
 * calls would not go to this shop.
 */
export const parseButtons = (source: PageSource, location: WalletLocation): ButtonConfig | null =>
  parseBlock(recordOf(findBlock(source, location, 'smart-buttons')), location);

/** What the blocks of all wallets have in common. */
export function parseBlock(raw: JsonRecord, location: WalletLocation): ButtonConfig | null {
  const createOrderUrl = ownUrl(raw.createOrderUrl);
  const authorizeOrderUrl = ownUrl(raw.authorizeOrderUrl);
  const addToCartUrl = location === 'product' ? ownUrl(raw.addToCartUrl) : null;
  const place = MODULE_PLACES[location];
  const isUsable = location !== 'product' || addToCartUrl !== null;
  if (createOrderUrl === null || authorizeOrderUrl === null || place === null || !isUsable) {
    return null;
  }
  return {
    createOrderUrl,
    authorizeOrderUrl,
    reviewUrl: ownUrl(raw.orderReviewUrl),
    addToCartUrl,
    setInactiveUrl: ownUrl(raw.setQuoteAsInactiveUrl),
    place,
    styles: parseButtonStyles(raw.styles),
  };
}

/** Whether a setting of the module is on. */
export const isOn = (value: unknown): boolean =>
  [true, 1, '1', 'true'].some((one) => one === value);

/** Whether messages have a style in the checkout: a text has those of each place, an object is for every place. */
const hasCheckoutStyle = (styles: unknown): boolean =>
  !/^{(?!.*"checkout": *{)/.test(String(styles));

/**
 * The method in the checkout, from the `payment` part of `checkoutConfig` (`config-shapes.md` §1.2). Null where the shop does
 * not show it (WALL-27), or does not say how.
 */
export function parseCheckoutButton(
  payment: Readonly<Record<string, unknown>>,
): CheckoutButtonConfig | null {
  const raw = recordOf(payment.payment_services_paypal_smart_buttons);
  const createOrderUrl = ownUrl(raw.createOrderUrl);
  const sdk = parseSdkParams(raw.sdkParams);
  if (!isOn(raw.isVisible) || createOrderUrl === null || sdk === null) return null;
  return {
    createOrderUrl,
    place: nonEmptyText(raw.location) ?? 'CHECKOUT',
    sdk,
    styles: parseButtonStyles(raw.buttonStyles),
    hasMessage: isOn(raw.canDisplayMessage) && hasCheckoutStyle(raw.messageStyles),
  };
}
