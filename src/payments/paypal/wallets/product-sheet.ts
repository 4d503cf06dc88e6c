import { t } from '../../../platform/i18n/i18n';
import { ok, type Result } from '../../../platform/result';
import type {
  WalletChange,
  WalletRun,
  WalletSheet,
} from '../../../state/extensions/wallet-provider.types';
import { approveOrder } from '../api/approve-order';
import { inShopTime, racingShop } from '../api/in-shop-time';
import { refused } from '../api/post-form';
import { addProduct, dropProductCart } from '../api/product-cart';
import {
  forgetProductCart,
  isProductCartLost,
  isSessionProductCart,
  noteProductCart,
} from '../api/product-cart-note';
import type { ButtonConfig } from '../domain/smart-buttons.types';

/** The sheet of a press. */
export interface ProductSheet extends WalletSheet {
  /**
   * Whether another purchase has begun since the product's cart was made, mostly in another tab. The module's calls act on the
   * cart of the session, which is that one's then. False where the product has no cart of its own, or no tab can tell.
   */
  readonly isCartLost: () => boolean;
}

const nothing = (): Promise<void> => Promise.resolve();

/** As `change` of the run, which is refused 25 seconds from now: a call without a response keeps no other press waiting. */
export const changeInTime = <Answer>(
  run: Pick<WalletRun, 'change'>,
  change: () => Promise<Result<WalletChange<Answer>>>,
): Promise<Answer | null> => racingShop((late) => run.change(() => Promise.race([change(), late])));

/** Nothing may be done with a cart that is lost: the shopper is told to begin again. */
export const lostCart = (): Result<never> =>
  refused(400, null, t('Your order was not placed. Please place it again.'));

/**
 * As `approveOrder`, but only while the session's cart is the one that was bought, and for 25 seconds at most: nothing is charged,
 * and the page is covered meanwhile.
 */
export const handOver = (
  { isCartLost }: Pick<ProductSheet, 'isCartLost'>,
  ...approval: Parameters<typeof approveOrder>
): ReturnType<typeof approveOrder> =>
  isCartLost() ? Promise.resolve(lostCart()) : inShopTime(() => approveOrder(...approval));

/**
 * The provider's window. It shows the provider's own total of an order that the shop has created, and nothing is charged
 * before the shopper has reviewed the order on the shop's page.
 *
 * @param onAdded gets the masked id of the product's cart; null where the shop does not say
 */
export function createSheet(
  { addToCartUrl, setInactiveUrl }: ButtonConfig,
  onAdded: (maskedId: string | null) => void = () => undefined,
): ProductSheet {
  let cart: string | null = null;
  return {
    total: null,
    currency: 'USD',
    isChargedNow: false,
    updateTotal: nothing,
    loadTotal: () => Promise.resolve(ok(null)),
    isCartLost: () => cart !== null && isProductCartLost(cart),
    ...(addToCartUrl === null
      ? {}
      : {
          hasOwnCart: true,
          addProduct: async (fields) => {
            const name = noteProductCart();
            const added = await inShopTime(() => addProduct(addToCartUrl, fields));
            cart = added.ok ? name : null;
            if (added.ok) onAdded(added.value);
            return added;
          },
        }),
    // Without a cart of the product, or after another purchase has begun, the call might end another cart.
    cancel: async () => {
      if (cart === null || setInactiveUrl === null || !isSessionProductCart(cart)) return;
      forgetProductCart();
      await dropProductCart(setInactiveUrl);
    },
  };
}
