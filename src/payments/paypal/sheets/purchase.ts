import { t } from '../../../platform/i18n/i18n';
import { fail, ok, type Result } from '../../../platform/result';
import type { WalletRun } from '../../../state/extensions/wallet-provider.types';
import { createOrder } from '../api/create-order';
import { refused } from '../api/post-form';
import type { Price } from '../domain/amounts';
import type { ButtonConfig } from '../domain/smart-buttons.types';
import { handOver, lostCart, type ProductSheet } from '../wallets/product-sheet';
import { orderPrice } from './price';

/** The provider's order of a press. */
export interface PricedOrder {
  readonly id: string;
  readonly price: Price;
}

/** One press of a wallet's button outside the checkout. */
export interface WalletPress {
  readonly run: WalletRun;
  readonly isCartLost: ProductSheet['isCartLost'];
  order: PricedOrder | null;
  /** Nothing that is heard of it afterwards counts. */
  isOver: boolean;
}

/** There is no order, and the shopper may begin again. */
export const notPlaced = (): string => t('Your order was not placed. Please place it again.');

/** The provider, its sheet or its script could not go on (WALL-37). */
export const notPaid = (): string => t('A payment submission error has occurred.');

/** Whether a press has ended; what is awaited meanwhile may end it. */
export const isOver = (press: Pick<WalletPress, 'isOver'>): boolean => press.isOver;

/** Ends a purchase, with a message where the shopper has not been told why. */
export async function endPress(press: WalletPress, message?: string): Promise<void> {
  press.isOver = true;
  if (message !== undefined) {
    await press.run.change(() => Promise.resolve(refused(400, message, message)));
  }
  await press.run.cancel();
}

/** The provider's order of a cart, with its one price; nothing is charged. None where the cart is lost, even meanwhile. */
export async function createPricedOrder(
  { isCartLost }: Pick<WalletPress, 'isCartLost'>,
  { createOrderUrl, place }: Pick<ButtonConfig, 'createOrderUrl' | 'place'>,
  paymentSource: string,
  threeDsMode: string | null = null,
): Promise<Result<PricedOrder>> {
  if (isCartLost()) return lostCart();
  const created = await createOrder(createOrderUrl, { paymentSource, place, threeDsMode });
  if (!created.ok) return created;
  if (isCartLost()) return lostCart();
  const price = orderPrice(created.value);
  if (price === null) return fail({ kind: 'malformed', status: 201 });
  return ok({ id: created.value.id, price });
}

/** Hands the confirmed order to the shop and opens the page where it is reviewed; false when that failed, and the shopper was told. */
export const leaveToReview = (
  press: WalletPress,
  config: ButtonConfig,
  orderId: string,
): Promise<boolean> => press.run.review(() => handOver(press, config, { orderId }));
