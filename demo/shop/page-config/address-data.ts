import { getAddress, type Cart, type CartAddress } from '../domain/carts/cart-store';
import type { Customer } from '../domain/customers/customers';
import type { Database } from '../db/database';
import { addressProblems } from '../domain/orders/order-address';

/** The filled fields of the address forms; street lines are an object. */
function formData(address: CartAddress): Readonly<Record<string, unknown>> {
  const { firstname, lastname, company, city, postcode, telephone, street } = address;
  const { country_id, region, region_id } = address;
  const fields = { firstname, lastname, company, country_id, region, region_id };
  return Object.fromEntries(
    Object.entries({
      ...fields,
      ...(street.length === 0 ? {} : { street: Object.fromEntries(street.entries()) }),
      city,
      postcode,
      telephone,
    }).filter(([, value]) => value !== null && value !== ''),
  );
}

/**
 * The cart's addresses for a shopper without saved ones, once the e-mail is known; a billing address only if it
 * differs, with whether an order would accept it (`config-shapes.md` §1).
 */
export function addressData(db: Database, cart: Cart, customer: Customer | null): object {
  const shipping = getAddress(db, cart.id, 'shipping');
  const billing = getAddress(db, cart.id, 'billing');
  const known = customer?.email ?? cart.email;
  const of = (address: CartAddress) => {
    const data = address.email === null && known === null ? {} : formData(address);
    return { data, isValid: addressProblems(address).length === 0 };
  };
  const [to, from] = [of(shipping), of(billing)];
  const isFilled = ({ data }: typeof to): boolean => Object.keys(data).length > 0;
  const isOther = isFilled(from) && JSON.stringify(from.data) !== JSON.stringify(to.data);
  return {
    ...(isFilled(to)
      ? { isShippingAddressFromDataValid: to.isValid, shippingAddressFromData: to.data }
      : {}),
    ...(isOther
      ? { isBillingAddressFromDataValid: from.isValid, billingAddressFromData: from.data }
      : {}),
  };
}
