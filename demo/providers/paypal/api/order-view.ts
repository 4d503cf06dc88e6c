import { ADDRESSES, SHOPPER, type ShopperAddress } from '../../shared/shopper';
import type { Account } from '../state/account';
import type { OrderRecord, PayingCard } from '../state/records.types';

/** The payer's id of the sandbox's shopper. */
export const PAYER_ID = 'SANDBOXPAYER1';

const addressView = (address: ShopperAddress) => ({
  address_line_1: address.line1,
  ...(address.line2 === null ? {} : { address_line_2: address.line2 }),
  admin_area_1: address.state,
  admin_area_2: address.city,
  postal_code: address.postal_code,
  country_code: address.country,
});

const cardView = ({ card, liabilityShift, vaultId }: PayingCard) => ({
  name: card.name,
  last_digits: card.last4,
  brand: card.brand,
  expiry: card.expiry,
  bin_details: { bin: card.bin },
  ...(liabilityShift !== null && { authentication_result: { liability_shift: liabilityShift } }),
  ...(vaultId !== null && { attributes: { vault: { id: vaultId, status: 'VAULTED' } } }),
});

/** An order as the API returns it: who pays, and where it goes, once the payer has approved it. */
export function orderView({ captures }: Account, order: OrderRecord): object {
  const { id, status, amount, customId: custom_id, address, paying, card } = order;
  const [home] = ADDRESSES;
  const [given_name = '', surname = ''] = SHOPPER.name.split(' ');
  const taken = [...captures.values()].filter(({ order_id }) => order_id === id);
  return {
    id,
    intent: 'CAPTURE',
    status,
    purchase_units: [
      {
        reference_id: 'default',
        custom_id,
        amount,
        ...(address && {
          shipping: { name: { full_name: SHOPPER.name }, address: addressView(address) },
        }),
        ...(taken.length > 0 && { payments: { captures: taken } }),
      },
    ],
    ...(paying && { payment_source: { card: cardView(paying) } }),
    ...(card && {
      payment_source: {
        [card.wallet]: {
          card: {
            last_digits: card.lastDigits,
            ...(card.liabilityShift && {
              authentication_result: { liability_shift: card.liabilityShift },
            }),
          },
        },
      },
    }),
    ...(status !== 'CREATED' && {
      payer: {
        payer_id: PAYER_ID,
        email_address: SHOPPER.email,
        name: { given_name, surname },
        phone: { phone_number: { national_number: SHOPPER.phone.replace('+', '') } },
        // The payer lives at the first address, wherever the goods go.
        ...(home && { address: addressView(home) }),
      },
    }),
  };
}
