import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail } from '../../../../src/platform/result';
import { removeCookie, writeCookie } from '../../../../src/platform/storage/cookies';
import {
  privateBlocksFound,
  selectPrivateBlocks,
} from '../../../../src/state/private-blocks/private-blocks-slice';
import { privateBlocksState } from '../../../../src/state/private-blocks/private-blocks-state';
import { createTillStore } from '../../../../src/state/store/store';
import { http, json, mockShop, sent } from '../support/fake-http';
import { pageWith } from '../support/products';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const VERSION = 'private_content_version';
const cached = pageWith({
  body: {
    pageCache: {
      url: 'https://shop.example/page_cache/block/render/',
      handles: ['default'],
      originalRequest: { route: 'catalog' },
      versionCookieName: VERSION,
    },
  },
});
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function open(page: typeof cached | null = cached) {
  const store = createTillStore({ shop, checkout: null }, { page: () => page });
  expect(selectPrivateBlocks(store.getState())).toBeNull();
  store.inject(privateBlocksState);
  return async (...names: readonly string[]) => {
    store.dispatch(privateBlocksFound(names));
    await settled();
    return selectPrivateBlocks(store.getState());
  };
}

beforeEach(() => {
  writeCookie(VERSION, 'v1');
  http.mockClear();
  mockShop(() => json({ greeting: '<p>Hello Ann</p>' }));
});
afterEach(() => {
  removeCookie(VERSION);
});

describe('the private blocks of a cached page', () => {
  it('are loaded for the visitor’s data [BLOCK-01, BLOCK-02]', async () => {
    expect(await open()('greeting', 'cart')).toEqual({ greeting: '<p>Hello Ann</p>' });
    const { searchParams } = new URL(http.mock.lastCall?.[0].url ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({
      blocks: '["cart","greeting"]',
      handles: '["default"]',
      originalRequest: '{"route":"catalog"}',
      version: 'v1',
    });
  });

  it('are loaded once per page [BLOCK-01]', async () => {
    const find = open();
    await find('greeting');
    await find('greeting');
    expect(sent).toHaveLength(1);
  });

  it.each([null, ''])(
    'are not loaded for a visitor without private data, as long as there is none: %o',
    async (version) => {
      removeCookie(VERSION);
      if (version !== null) writeCookie(VERSION, version);
      const find = open();
      expect(await find('greeting')).toBeNull();
      expect(sent).toEqual([]);
      writeCookie(VERSION, 'v2');
      expect(await find('greeting')).not.toBeNull();
    },
  );

  it('are missing when they cannot be loaded, which is not tried again', async () => {
    mockShop(() => fail({ kind: 'network' }));
    const find = open();
    expect(await find('greeting')).toBeNull();
    expect(await find('greeting')).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('are none on a page that is not cached', async () => {
    expect(await open(pageWith({}))('greeting')).toBeNull();
    expect(await open(null)('greeting')).toBeNull();
    expect(sent).toEqual([]);
  });
});
