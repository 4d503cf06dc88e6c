import { describe, expect, it } from 'vitest';
import { rangeParameter, rangeUrl } from '../../../../src/domain/listing/price-range';

const SHELF = 'https://shop.example/shelf.html';
const option = (query: string | null, label: string) => ({
  label,
  count: null,
  swatch: null,
  url: query === null ? null : `${SHELF}?${query}`,
});

describe('rangeParameter', () => {
  it.each([
    [
      'ranges',
      'en',
      [option('s=7&price=0-100', '$0.00 - $99.99'), option('price=100-200', '$100.00 and above')],
    ],
    [
      'open ranges',
      'en',
      [option('price=-9.5', '$0.00 - $9.49'), option('price=1000-', '$1,000.00 and above')],
    ],
    ['ranges in whole numbers', 'ja-JP', [option('price=1000-2000', '￥1,000 - ￥2,000')]],
    ['a decimal comma', 'de-DE', [option('price=1000-2000', '1.000,00 € - 1.999,99 €')]],
    [
      'a value that leaves nothing',
      'en',
      [option(null, 'None'), option('price=0-100', '$0.00 - $99.99')],
    ],
  ])('is that of %s', (_, locale, values) => {
    expect(rangeParameter(`${SHELF}?s=7&p=2`, values, locale)).toBe('price');
  });

  it.each([
    ['ids', [option('color=4', '4'), option('color=5', '5')]],
    ['values of which one is no range', [option('size=1-2', '1-2'), option('size=7', '7')]],
    ['a filter beside an active range', [option('price=1-2&color=100', '$0.00 - $2.00')]],
    ['a lone hyphen', [option('price=-', '0')]],
    ['a currency that is converted', [option('price=0-100', '€0.00 - €89.99')]],
    ['a converted last range', [option('price=100-200', '€90.00 and above')]],
    ['labels without a price', [option('price=10-20', 'Cheap')]],
    ['nothing', [option(null, 'None')]],
  ])('is null for %s', (_, values) => {
    expect(rangeParameter(`${SHELF}?price=1-2`, values, 'en')).toBeNull();
  });
});

describe('rangeUrl', () => {
  const url = (from: number | null, to: number | null) =>
    rangeUrl(`${SHELF}?s=7&p=3#list`, 'price', from, to);

  it('includes the highest price, keeps other filters and starts with the first page', () => {
    expect(url(10, 50)).toBe(`${SHELF}?s=7&price=10-50.01`);
    expect(url(9.95, 19.99)).toBe(`${SHELF}?s=7&price=9.95-20`);
  });

  it('leaves a side open', () => {
    expect(url(10, null)).toBe(`${SHELF}?s=7&price=10-`);
    expect(url(null, 50)).toBe(`${SHELF}?s=7&price=-50.01`);
  });

  it('puts prices in order', () => {
    expect(url(50, 10)).toBe(`${SHELF}?s=7&price=10-50.01`);
  });
});
