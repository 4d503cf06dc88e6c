import { afterEach, describe, expect, it } from 'vitest';
import { namespacedStorage } from '../../../../src/platform/storage/namespaced-storage';
import { jsonStorage, type JsonStorage } from '../../../../src/platform/storage/storage';

const NOW = 1_800_000_000_000;
const seenAgo = (seconds: number) => ({ added_at: NOW / 1000 - seconds, product_id: '1' });

afterEach(() => {
  localStorage.clear();
});

describe('namespacedStorage', () => {
  it.each(['recently_viewed_product', 'product_data_storage'] as const)(
    'finds the records under the namespace %s [STOR-08]',
    (namespace) => {
      localStorage.setItem(namespace, '{"7":{"product_id":"7"},"8":"rubbish"}');
      expect(namespacedStorage(namespace).all()).toEqual({ 7: { product_id: '7' } });
    },
  );

  it.each([
    [0, 1],
    [999, 1],
    [1000, 0],
    [1001, 0],
  ])('counts a record of %i s ago as fresh: %i [STOR-05]', (seconds, count) => {
    jsonStorage('recently_viewed_product').write({ 1: seenAgo(seconds) });
    expect(namespacedStorage('recently_viewed_product').fresh(NOW)).toHaveLength(count);
  });

  it('keeps records for their lifetime, and none without one', () => {
    jsonStorage('recently_viewed_product').write({ 1: seenAgo(1500), 2: { product_id: '2' } });
    const storage = namespacedStorage('recently_viewed_product', { lifetimeSeconds: 2000 });
    expect(storage.fresh(NOW)).toEqual([seenAgo(1500)]);
  });

  it.each(['', '[1]', '"x"', '{"a":'])('is empty when %j is stored', (text) => {
    localStorage.setItem('product_data_storage', text);
    expect(namespacedStorage('product_data_storage').all()).toEqual({});
  });

  it.each(['read', 'write', 'remove', 'subscribe'])(
    'refuses a storage that cannot %s [STOR-07]',
    (method) => {
      const storage: JsonStorage = { ...jsonStorage('product_data_storage'), [method]: undefined };
      expect(() => namespacedStorage('product_data_storage', { storage })).toThrow(
        'Does not implement Storage Interface',
      );
    },
  );
});
