import { expect, it } from 'vitest';
import { storePickup } from '../../../src/shipping/instore_pickup/method';
import { builtInShipping } from '../../../src/shipping/registry';

it('has a form for the rate of store pickup, which replaces the address', async () => {
  const pickup = builtInShipping.find(({ code }) => code === 'instore');
  expect([pickup?.rates, pickup?.replacesAddress]).toEqual([['instore_pickup'], true]);
  const form = pickup?.form;
  expect(typeof form === 'function' ? await form() : form).toBe(storePickup);
});
