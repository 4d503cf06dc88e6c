import { describe, expect, it } from 'vitest';
import type { ProductPrices } from '../../../../src/domain/catalog/catalog.types';
import type { Pricing } from '../../../../src/domain/catalog/price';
import { productAmount } from '../../../../src/domain/catalog/product-amount';

const each = (shown: number) => ({ shown, base: shown });
const prices = (shown: number, changes: Partial<ProductPrices> = {}): ProductPrices => ({
  final: each(shown),
  regular: each(shown),
  highest: null,
  tiers: [],
  advertised: null,
  fees: [],
  ...changes,
});
const product = (changes: Partial<Pricing> = {}): Pricing => ({
  prices: prices(20),
  configurable: null,
  selection: {},
  added: {},
  qty: 1,
  ...changes,
});
const none = () => null;

describe('what a product’s form buys', () => {
  it('is the price with the options, times the quantity [SMART-02]', () => {
    const added = { options: { final: each(2.5), regular: each(2.5) } };
    expect(productAmount(product({ added, qty: 3 }), [], none)).toBe(67.5);
  });

  it('has the price of the tier that the quantity reaches [SMART-02]', () => {
    const tiers = [{ qty: 10, price: 18, base: null }];
    expect(productAmount(product({ prices: prices(20, { tiers }), qty: 10 }), [], none)).toBe(180);
  });

  it('is the sum of a grouped product, and unknown while nothing of it is chosen', () => {
    const known = (id: string) => (id === '61' ? prices(24) : null);
    const sum = (qty: string) => productAmount(product(), [['super_group[61]', qty]], known);
    expect(sum('2')).toBe(48);
    expect(sum('0')).toBeNull();
    expect(productAmount(product(), [['super_group[62]', '1']], known)).toBeNull();
  });

  it('is unknown without a price, and for one that the shop does not show', () => {
    expect(productAmount(product({ prices: null }), [], none)).toBeNull();
    const advertised = { amount: 30, base: 30 } as unknown as ProductPrices['advertised'];
    expect(productAmount(product({ prices: prices(20, { advertised }) }), [], none)).toBeNull();
  });
});
