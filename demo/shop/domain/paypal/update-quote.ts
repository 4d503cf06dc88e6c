import { emptyAddress, type StoredAddress } from '../carts/address';
import { updateCart, writeAddress, type Cart } from '../carts/cart-store';
import { inTransaction } from '../../db/database';
import { findCountry, findRegionByCode } from '../directory/countries';
import type { Shop } from '../shop';
import { computeTotals } from '../totals/totals';
import type { PaypalAddress, PaypalOrder } from './client';
import { keepPaypalChoice } from './paypal-store';

/** First and last name from a full name; a single word is used for both. */
function nameParts(name: string): Pick<StoredAddress, 'firstname' | 'lastname'> {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { firstname: first, lastname: rest.length === 0 ? first : rest.join(' ') };
}

function regionOf({
  country_code: countryId,
  admin_area_1: state,
}: PaypalAddress): Pick<StoredAddress, 'region' | 'region_id' | 'region_code'> {
  const named = findCountry(countryId)?.regions.find(({ name }) => name === state);
  const region = named ?? findRegionByCode(countryId, state);
  if (region) return { region: region.name, region_id: region.id, region_code: region.code };
  return { region: state === '' ? null : state, region_id: null, region_code: null };
}

function storedAddress(
  address: PaypalAddress,
  name: Pick<StoredAddress, 'firstname' | 'lastname'>,
  payer: NonNullable<PaypalOrder['payer']>,
): StoredAddress {
  return {
    ...emptyAddress,
    ...name,
    ...regionOf(address),
    street: [address.address_line_1, address.address_line_2].filter(Boolean),
    city: address.admin_area_2 || null,
    postcode: address.postal_code || null,
    country_id: address.country_code || null,
    telephone: payer.phone?.phone_number.national_number ?? '0000000000',
    email: payer.email_address || null,
  };
}

/** Puts the payer and the addresses of an approved order into the cart that it pays. */
export function updateQuote({ db }: Shop, cart: Cart, order: PaypalOrder): void {
  const { payer = { payer_id: '', email_address: '' } } = order;
  const [{ shipping, custom_id: paymentsOrderId }] = order.purchase_units;
  const payerName = {
    firstname: payer.name?.given_name ?? '',
    lastname: payer.name?.surname ?? '',
  };
  const where = shipping?.address ?? payer.address;
  inTransaction(db, () => {
    if (where && !computeTotals(db, cart).isVirtual) {
      const name = nameParts(shipping?.name?.full_name ?? '');
      writeAddress(db, cart.id, 'shipping', storedAddress(where, name, payer));
    }
    const billed = payer.address ?? where;
    if (billed) writeAddress(db, cart.id, 'billing', storedAddress(billed, payerName, payer));
    if (cart.email === null) updateCart(db, cart.id, { email: payer.email_address });
    keepPaypalChoice(db, cart.id, { orderId: order.id, paymentsOrderId });
  });
}
