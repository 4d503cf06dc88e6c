import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fail } from '../../../src/platform/result';
import { mockShop } from '../../src/state/support/fake-http';
import { compareInit } from '../catalog/compare-page';
// Imported here because the flow imports it on demand.
import '../../../src/api/sections';

import '../../../elements/account/till-login';
import '../../../elements/cart/till-cart';
import '../../../elements/cart/till-mini-cart';
import '../../../elements/catalog/till-compare-button';
import '../../../elements/catalog/till-wishlist-button';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

/** The names of each request for sections. */
const loads: (readonly string[])[] = [];

beforeEach(() => {
  localStorage.clear();
  loads.length = 0;
  Reflect.deleteProperty(globalThis, Symbol.for('till.runtime'));
  mockShop(({ url }) => {
    const names = new URL(url).searchParams.get('sections');
    if (names !== null) loads.push(names.split(',').sort());
    return fail({ kind: 'network' });
  });
});

it.each([
  ['<till-mini-cart></till-mini-cart>', ['cart', 'customer']],
  ['<till-cart></till-cart>', ['cart', 'customer']],
  [
    `<till-login></till-login><till-mini-cart></till-mini-cart>
      <till-wishlist-button></till-wishlist-button><till-compare-button></till-compare-button>`,
    ['cart', 'compare-products', 'customer'],
  ],
])('loads the sections of all elements of a page in one request: %s', async (html, names) => {
  const config = JSON.stringify({ init: compareInit });
  document.body.innerHTML = `<script type="application/json" data-till-config>${config}</script><main>${html}</main>`;
  await waitFor(() => {
    expect(loads).toHaveLength(1);
    for (const element of document.querySelectorAll('main > *'))
      expect(element.querySelector('.till-root')).not.toBeNull();
  });
  expect(loads).toEqual([names]);
});
