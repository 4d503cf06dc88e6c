import { ok } from '../../../platform/result';
import type { WalletSheet } from '../../../state/extensions/wallet-provider.types';
import { addProduct, dropProductCart } from '../api/product-cart';
import type { ButtonConfig } from '../domain/smart-buttons.types';

const nothing = (): Promise<void> => Promise.resolve();

/**
 * The provider's window. It shows the provider's own total of an order that the shop has created, and nothing is charged
 * before the shopper has reviewed the order on the shop's page.
 */
export function createSheet({ addToCartUrl, setInactiveUrl }: ButtonConfig): WalletSheet {
  let hasCart = false;
  return {
    total: null,
    currency: 'USD',
    isChargedNow: false,
    updateTotal: nothing,
    loadTotal: () => Promise.resolve(ok(null)),
    ...(addToCartUrl === null
      ? {}
      : {
          addProduct: async (fields) => {
            const added = await addProduct(addToCartUrl, fields);
            hasCart = added.ok;
            return added;
          },
        }),
    // Without a cart of the product, the call might end the shopper's own.
    cancel: async () => {
      if (hasCart && setInactiveUrl !== null) await dropProductCart(setInactiveUrl);
    },
  };
}
