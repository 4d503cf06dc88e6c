import { ok } from '../../../platform/result';
import type { WalletSheet } from '../../../state/extensions/wallet-provider.types';
import { addProduct, dropProductCart } from '../api/product-cart';
import { forgetProductCart, isSessionProductCart, noteProductCart } from '../api/product-cart-note';
import type { ButtonConfig } from '../domain/smart-buttons.types';

const nothing = (): Promise<void> => Promise.resolve();

/**
 * The provider's window. It shows the provider's own total of an order that the shop has created, and nothing is charged
 * before the shopper has reviewed the order on the shop's page.
 *
 * @param onAdded gets the masked id of the product's cart; null where the shop does not say
 */
export function createSheet(
  { addToCartUrl, setInactiveUrl }: ButtonConfig,
  onAdded: (maskedId: string | null) => void = () => undefined,
): WalletSheet {
  let cart: string | null = null;
  return {
    total: null,
    currency: 'USD',
    isChargedNow: false,
    updateTotal: nothing,
    loadTotal: () => Promise.resolve(ok(null)),
    ...(addToCartUrl === null
      ? {}
      : {
          hasOwnCart: true,
          addProduct: async (fields) => {
            forgetProductCart();
            const added = await addProduct(addToCartUrl, fields);
            cart = added.ok ? noteProductCart() : null;
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
