import { expect, it } from 'vitest';
import { groupKeys } from '../../../../src/domain/listing/group-keys';

const shelf = 'https://shop.example/gear.html';
const group = (label: string, ...urls: readonly (string | null)[]) => ({
  label,
  options: urls.map((url) => ({ label: 'Used', count: 1, swatch: null, url })),
});

it('tells groups apart by what their links set, whatever they are called', () => {
  const groups = [
    group('Type', null, `${shelf}?color=4&book[]=1`),
    group('Type', `${shelf}?color=4&film=1`),
    group('Size', `${shelf}?color=4&film=2`),
    group('Blue', 'https://shop.example/gear/blue.html?color=4'),
    group('None', null),
  ];
  expect(groupKeys(`${shelf}?color=4&p=2`, groups)).toEqual([
    'book 0',
    'film 0',
    'film 1',
    ' 0',
    ' 1',
  ]);
});
