import { describe, expect, it } from 'vitest';
import type { Address, AddressSource } from '../../../../../src/domain/address.types';
import { resolveBilling } from '../../../../../src/state/checkout/starting-state';
import { checkoutConfig, savedAddress } from '../../support/shop';

const saved = (id: number, isDefaultBilling = false): Address => ({
  ...savedAddress,
  source: { type: 'customer-address', id },
  isDefaultBilling,
});
const typedAt = (
  type: 'new-customer-address' | 'new-customer-billing-address',
  createdAt: number,
) => ({ ...savedAddress, source: { type, createdAt } satisfies AddressSource }) as Address;

const [home, office] = [saved(1), saved(2, true)];
const stored = typedAt('new-customer-billing-address', 5);
const parcel = typedAt('new-customer-address', 7);
const withAddresses = (...addresses: Address[]) =>
  checkoutConfig({
    isLoggedIn: true,
    customer: { id: 7, email: 'jane@example.com', addresses } as never,
  });

describe('the billing address to begin with', () => {
  it.each<
    [string, ReturnType<typeof withAddresses>, Address | null, Address | null, Address | null]
  >([
    ['the stored choice before all', withAddresses(home, office), stored, parcel, stored],
    ['then the default one', withAddresses(home, office), null, parcel, office],
    ['then where the parcel goes', withAddresses(home), null, parcel, parcel],
    ['where a guest’s parcel goes', checkoutConfig(), null, parcel, parcel],
    ['none while none is known', checkoutConfig(), null, null, null],
  ])('is %s [BILL-05]', (_, config, before, shipping, expected) => {
    expect(resolveBilling(config, before, shipping).address).toBe(expected);
  });

  it('is never a pickup location or one that may not be billed [BILL-05]', () => {
    const no = { canUseForBilling: false };
    const [counter, locker] = [
      { ...parcel, ...no },
      { ...saved(3, true), ...no },
    ];
    const nothing = { address: null, sameAsShipping: false };
    expect(resolveBilling(checkoutConfig(), null, counter)).toEqual(nothing);
    expect(resolveBilling(withAddresses(locker), locker, locker)).toEqual(nothing);
    expect(resolveBilling(withAddresses(locker), null, parcel).address).toBe(parcel);
  });

  it.each<[string, Address, Address, boolean]>([
    ['one saved address', office, saved(2), true],
    ['two saved ones that read alike', office, saved(3), false],
    ['one typed address', parcel, { ...parcel, city: 'Oakland' }, true],
    ['two that were typed at different times', parcel, typedAt('new-customer-address', 8), false],
    ['a saved one and a typed one', office, parcel, false],
  ])('is the same as shipping when their keys are: %s [BILL-06]', (_, before, shipping, isSame) => {
    expect(resolveBilling(checkoutConfig(), before, shipping).sameAsShipping).toBe(isSame);
  });
});
