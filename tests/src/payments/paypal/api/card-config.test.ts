import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cardOrderUrl, parseCardConfig } from '../../../../../src/payments/paypal/api/card-config';
import { cardPayment } from '../cards';

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://shop.example/checkout/'));
});

const parse = (changes: object = {}) => parseCardConfig(cardPayment(changes));

describe('the configuration of the card fields', () => {
  it('is read from the method’s code [HOSTED-01]', () => {
    expect(parse()).toMatchObject({
      createOrderUrl: 'https://shop.example/paymentservicespaypal/order/create/',
      orderDetailsUrl: 'https://shop.example/paymentservicespaypal/order/getcurrentorder/',
      place: 'CHECKOUT',
      paymentSource: 'cc',
      needsDetails: true,
      isAuthenticated: true,
      canKeep: true,
    });
  });

  it.each([
    { isVisible: false },
    { isVisible: undefined },
    { createOrderUrl: '' },
    { createOrderUrl: 'https://evil.example/order/create/' },
    { sdkParams: [] },
  ])('is none with %j [WALL-27]', (changes) => {
    expect(parse(changes)).toBeNull();
    expect(parseCardConfig({})).toBeNull();
  });

  it('reads nothing of an order elsewhere, and no flag from a shop that sets none', () => {
    const foreign = { getOrderDetailsUrl: 'https://evil.example/' };
    expect(parse(foreign)?.orderDetailsUrl).toBeNull();
    const off = { threeDS: false, requiresCardDetails: 0, isCommerceVaultEnabled: '0' };
    expect(parse(off)).toMatchObject({
      isAuthenticated: false,
      needsDetails: false,
      canKeep: false,
    });
  });
});

describe('where the order is created', () => {
  it.each([true, false])('says whether the card is kept: %s [HOSTED-04]', (isKept) => {
    const config = parse();
    expect(config === null ? '' : cardOrderUrl(config, isKept)).toBe(
      `https://shop.example/paymentservicespaypal/order/create/?vault=${String(isKept)}`,
    );
  });

  it('keeps a query of the shop’s', () => {
    const config = parse({ createOrderUrl: 'https://shop.example/create?a=1&vault=x' });
    expect(config === null ? '' : cardOrderUrl(config, true)).toBe(
      'https://shop.example/create?a=1&vault=true',
    );
  });
});
