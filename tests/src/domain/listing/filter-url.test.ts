import { expect, it } from 'vitest';
import { combinedUrl } from '../../../../src/domain/listing/filter-url';

const shelf = 'https://shop.example/gear.html';

it('changes together what the addresses of several filters change', () => {
  expect(
    combinedUrl(`${shelf}?size=9&p=3#list`, [
      `${shelf}?size=9&color=5`,
      `${shelf}?size=9&price=10-20`,
      shelf,
    ]),
  ).toBe(`${shelf}?color=5&price=10-20`);
});

it('keeps what no filter is about, and the last of two values of the same one', () => {
  expect(
    combinedUrl(`${shelf}?q=cord&product_list_order=price`, [
      `${shelf}?q=cord&product_list_order=price&color=4`,
      `${shelf}?q=cord&product_list_order=price&color=5`,
    ]),
  ).toBe(`${shelf}?q=cord&product_list_order=price&color=5`);
});
