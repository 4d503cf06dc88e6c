// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail } from '../../../src/platform/result';
import { json, sent, mockShop } from '../../src/state/support/fake-http';

import '../../../elements/content/till-private-blocks';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

const RENDER = 'https://shop.example/page_cache/block/render/';
const init = {
  body: {
    pageCache: {
      url: RENDER,
      handles: ['default', 'cms_index_index'],
      originalRequest: { route: 'cms', uri: '/?a=1&b=2' },
      versionCookieName: 'private_content_version',
    },
  },
};
let requested: URL[] = [];

/** Every test has its own page: the store of a page is created once. */
async function renderView(body: string): Promise<void> {
  Reflect.deleteProperty(globalThis, Symbol.for('till.runtime'));
  document.body.innerHTML = `<script type="application/json" data-till-config>${JSON.stringify({ init })}</script>
    <main>${body}</main>`;
  document.body.append(document.createElement('till-private-blocks'));
  await waitFor(() => {
    expect(document.querySelector('till-private-blocks .till-root')).not.toBeNull();
  });
}
const main = () => document.querySelector('main')?.innerHTML;
const place = (name: string, inside = '') =>
  `<!-- BLOCK ${name} -->${inside}<!-- /BLOCK ${name} -->`;

beforeEach(() => {
  document.cookie = 'private_content_version=abc; path=/';
  requested = [];
  mockShop(({ url }) => {
    requested.push(new URL(url));
    return json({ 'shop.a': '<form action="/a"><img src="/a.png"></form>', 'shop.b': '' });
  });
});
afterEach(() => {
  document.cookie = 'private_content_version=; max-age=0; path=/';
  document.body.replaceChildren();
});

describe('<till-private-blocks>', () => {
  it('requests all blocks of the page at once, as configured [BLOCK-01]', async () => {
    await renderView(place('shop.b') + place('shop.a'));
    await waitFor(() => {
      expect(requested).toHaveLength(1);
    });
    const [url] = requested;
    expect(`${url?.origin ?? ''}${url?.pathname ?? ''}`).toBe(RENDER);
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      blocks: '["shop.a","shop.b"]',
      handles: '["default","cms_index_index"]',
      originalRequest: '{"route":"cms","uri":"/?a=1&b=2"}',
      version: 'abc',
    });
    document.body.append(document.createElement('till-private-blocks'));
    await waitFor(() => {
      expect(document.querySelectorAll('till-private-blocks .till-root')).toHaveLength(2);
    });
    expect(requested).toHaveLength(1);
  });

  it('inserts each block in its place, replacing the content there [BLOCK-02]', async () => {
    await renderView(
      `<p>One</p>${place('shop.a', '<p>Old</p>')}<p>Two</p>${place('shop.b', 'Old')}`,
    );
    await waitFor(() => {
      expect(main()).toBe(
        `<p>One</p>${place('shop.a', '<form action="/a"><img src="/a.png"></form>')}<p>Two</p>${place('shop.b')}`,
      );
    });
  });

  it('runs no scripts of a block', async () => {
    mockShop(() =>
      json({
        'shop.a': '<script>alert(1)</script><p onclick="alert(1)">Hello</p><style>p{}</style>',
      }),
    );
    await renderView(place('shop.a'));
    await waitFor(() => {
      expect(main()).toBe(place('shop.a', '<p>Hello</p>'));
    });
  });

  it.each([
    ['the server cannot be reached', () => fail({ kind: 'network' as const })],
    ['the answer is a page', () => json('<!doctype html>')],
    ['it knows none of them', () => json([])],
  ])('keeps the server-rendered content when %s', async (_case, answer) => {
    mockShop(answer);
    await renderView(place('shop.a', '<p>Printed</p>'));
    await waitFor(() => {
      expect(sent).toHaveLength(1);
    });
    expect(main()).toBe(place('shop.a', '<p>Printed</p>'));
  });

  it('requests nothing for a visitor without private data or on a page without blocks', async () => {
    await renderView('<!-- BLOCK shop.a --><div><!-- /BLOCK shop.a --></div>');
    document.cookie = 'private_content_version=; max-age=0; path=/';
    await renderView(place('shop.a'));
    expect(sent).toEqual([]);
  });
});
