import type { Shop } from './test';

/** A guest at the shipping step, with one product in the cart and an e-mail address typed. */
export async function guestAtCheckout(shop: Shop): Promise<void> {
  await shop.product.open('the-salt-road');
  await shop.product.add(1);
  await shop.checkout.open();
  await shop.checkout.email.fill(shop.email);
}

/** A guest at the payment step with one product in the cart and an address in California. */
export async function guestAtPayment(shop: Shop): Promise<void> {
  await shop.product.open('the-salt-road');
  await shop.product.add(1);
  await shop.checkout.open();
  await shop.checkout.shipAsGuest(shop.email);
}
