import { expect, it } from 'vitest';
import { combinedUrl, excludeEachOther } from '../../../../src/domain/listing/filter-url';

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

it.each([
  [
    'two values removed from a list with numbers',
    '?brand[0]=Alpha&brand[1]=Beta',
    ['?brand[0]=Beta', '?brand[0]=Alpha'],
    '',
  ],
  ['a value added to a list', '?genre[]=1', ['?genre[]=1&genre[]=310'], '?genre[]=1&genre[]=310'],
  ['two values added to a list', '', ['?genre[]=1', '?genre[]=310'], '?genre[]=1&genre[]=310'],
  [
    'one removed and one added',
    '?brand[0]=a&brand[1]=b',
    ['?brand[0]=b', '?brand[0]=a&brand[1]=b&brand[2]=c'],
    '?brand[0]=b&brand[1]=c',
  ],
  ['lists in one parameter', '?author=1,2', ['?author=2', '?author=1,2,3'], '?author=2,3'],
  ['a range that is no list', '?price=10,20', ['?price=10,15', '?price=12,15'], '?price=12,15'],
  ['variables with brackets in their names', '?f[a]=1', ['?f[a]=1&f[b]=2'], '?f[a]=1&f[b]=2'],
])('changes %s', (_, shown, steps, result) => {
  const url = combinedUrl(
    shelf + shown,
    steps.map((step) => shelf + step),
  );
  expect(decodeURIComponent(url)).toBe(shelf + result);
});

it('follows filters that are part of the path, of which one counts', () => {
  const blue = 'https://shop.example/gear/blue.html';
  const large = 'https://shop.example/gear/large.html';
  expect(combinedUrl(`${shelf}?q=a`, [`${blue}?q=a`, `${shelf}?q=a&size=4`])).toBe(
    `${blue}?q=a&size=4`,
  );
  expect(excludeEachOther(shelf, blue, large)).toBe(true);
  expect(excludeEachOther(shelf, blue, `${shelf}?size=4`)).toBe(false);
});

it('lets no value of a variable exclude the same value', () => {
  expect(excludeEachOther(shelf, `${shelf}?size=1&dir=asc`, `${shelf}?color=1&dir=asc`)).toBe(
    false,
  );
  expect(excludeEachOther(shelf, `${shelf}?size=1`, `${shelf}?size=2`)).toBe(true);
});
