import type { BookAddress, Customer } from '../customers/customers';
import type { Cart } from '../carts/cart-store';
import type { StoredAddress } from '../carts/address';
import type { AddressChoice, ChoiceAddress } from '../../support/address-choice.types';
import { currentSettings } from '../settings/visitor';
import {
  isVerifiedCountry,
  isVerifying,
  verificationConfig,
  verifyAddress,
} from './verify-address';

const partsOf = ({ street, city, region, postcode }: StoredAddress) => ({
  street: street.join('\n'),
  city: city ?? '',
  region: region ?? '',
  postcode: postcode ?? '',
});

/** Whose address it is, as the radios hold it. */
interface Owner {
  readonly cart: Cart;
  readonly customer: Customer;
  readonly type: 'shipping' | 'billing';
}

/** What the module says of an address of the book; null where it is not verified, or as it should be. */
export function addressChoice(book: BookAddress, owner: Owner): AddressChoice | null {
  const { id, ...address } = book;
  if (!isVerifying() || !isVerifiedCountry(address.country_id)) return null;
  const verified = verifyAddress(address);
  if (typeof verified === 'string') return { error: verified };
  const [before, after] = [partsOf(address), partsOf(verified)];
  if (JSON.stringify(before) === JSON.stringify(after)) return null;
  const ids = {
    address_id: id,
    quote_id: owner.cart.id,
    customer_id: owner.customer.id,
    address_type: owner.type,
    customer_address_id: id,
  };
  const shown = (parts: typeof before): ChoiceAddress => ({
    lines: [
      { text: `${address.firstname ?? ''} ${address.lastname ?? ''}`, isChanged: false },
      ...(['street', 'city', 'region', 'postcode'] as const).map((part) => ({
        text: parts[part],
        isChanged: parts[part] !== before[part],
      })),
    ],
    json: JSON.stringify({ ...ids, ...parts }),
  });
  return {
    error: null,
    instructionsHtml: verificationConfig().instructions,
    valid: shown(after),
    original: currentSettings().addressVerification === 'choice' ? shown(before) : null,
  };
}
