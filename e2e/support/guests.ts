import type { Shop } from './test';

/** A guest at the payment step with one product in the cart and an address in California. */
export async function guestAtPayment(shop: Shop): Promise<void> {
  await shop.product.open('the-salt-road');
  await shop.product.add(1);
  await shop.checkout.open();
  await shop.checkout.shipAsGuest(shop.email);
}
