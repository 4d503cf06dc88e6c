import { describe, expect, it } from 'vitest';
import { cartRestoration } from '../../../../src/domain/payment/express-restore';
import type { CartLine } from '../../../../src/domain/section.types';

const line = (itemId: string, productId: string, qty = 1, sku = `sku-${productId}`): CartLine => ({
  itemId,
  productId,
  sku,
  name: sku,
  qty,
  price: 1,
  priceExclTax: null,
  url: null,
  configureUrl: null,
  options: [],
  image: null,
  limits: null,
  message: '',
});
const other = line('9', '90');
const nothing = { remove: [], setQty: [], addBack: [] };

describe('a cart after an express purchase that was cancelled', () => {
  it('loses the line that was added [EXPR-07]', () => {
    expect(cartRestoration([other], [other, line('10', '12')], ['12'])).toEqual({
      ...nothing,
      remove: ['10'],
    });
  });

  it('gets the quantity that was replaced back [EXPR-07]', () => {
    const before = [line('7', '12', 3), other];
    expect(cartRestoration(before, [other, line('10', '12', 1)], ['12'])).toEqual({
      ...nothing,
      setQty: [{ itemId: '10', qty: 3 }],
    });
    expect(cartRestoration(before, [other, line('10', '12', 3)], ['12'])).toEqual(nothing);
    expect(cartRestoration(before, [other, line('7', '12', 5)], ['12'])).toEqual({
      ...nothing,
      setQty: [{ itemId: '7', qty: 3 }],
    });
  });

  it('gets another variant of the product back [EXPR-07]', () => {
    const former = line('7', '12', 2, 'red');
    expect(cartRestoration([former], [line('10', '12', 1, 'blue')], ['12'])).toEqual({
      remove: ['10'],
      setQty: [],
      addBack: [former],
    });
  });

  it('keeps what the shopper has changed elsewhere meanwhile [EXPR-07]', () => {
    expect(cartRestoration([other], [line('9', '90', 4), line('11', '91')], ['12'])).toEqual(
      nothing,
    );
  });
});
