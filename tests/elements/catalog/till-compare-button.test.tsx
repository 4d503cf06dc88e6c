import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../src/platform/navigate';
import { fail, ok } from '../../../src/platform/result';
import { json, mockShop, sent } from '../../src/state/support/fake-http';
import { compareInit, compareSection, dataPost, headerLink, type Product } from './compare-page';
// Imported here because the flow imports it on demand.
import '../../../src/api/sections';

import '../../../elements/catalog/till-compare-button';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

const mug: Product = { id: '1', name: 'Enamel Mug', values: [] };
const TILE = `<li class="product-item"><strong class="product name product-item-name"><a href="/mug.html">Enamel Mug</a></strong>
  <till-compare-button><a href="#" class="action tocompare" title="Add to Compare" aria-label="Add to Compare" data-post='${dataPost('add', '1')}' role="button">
  <span>Add to Compare</span></a></till-compare-button></li>`;

let restore: () => void = () => undefined;
let isDown = false;

async function render(inside: string, products: readonly Product[] = []) {
  Reflect.deleteProperty(globalThis, Symbol.for('till.runtime'));
  let list = products;
  let id = 1;
  mockShop(({ method }, path) => {
    if (isDown) return fail({ kind: 'network' });
    if (method === 'POST') {
      list = path.includes('add') ? [mug] : [];
      return ok({ status: 200, headers: {}, url: window.location.href, body: '<html>' });
    }
    id += 1;
    return json(compareSection(list, id));
  });
  document.body.innerHTML = `<script type="application/json" data-till-config>${JSON.stringify({ init: compareInit })}</script>${inside}`;
  await waitFor(() => {
    expect(document.querySelector('.till-compare-button')).not.toBeNull();
  });
}

const posts = () => sent.filter(({ method }) => method === 'POST');

beforeEach(() => {
  localStorage.clear();
  isDown = false;
  document.cookie = 'form_key=visitorsownkey01; path=/';
  restore = replaceNavigator({ submit: vi.fn() });
});
afterEach(() => {
  restore();
  document.body.replaceChildren();
});

describe('the link in a tile', () => {
  it('adds its product to the list and removes it again [COMP-01]', async () => {
    const onEvent = vi.fn();
    await render(TILE);
    const element = document.querySelector('till-compare-button');
    for (const name of ['till-product-compared', 'till-compare-removed']) {
      element?.addEventListener(name, ({ type }) => {
        onEvent(type);
      });
    }
    await userEvent.click(screen.getByRole('button', { name: 'Add to Compare' }));
    const listed = await screen.findByRole('button', { name: 'Remove from Compare' });
    expect(listed.className).toContain('till-compared');
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).toBe('Added to your comparison list');
    });
    expect(String(posts()[0]?.body)).toBe('uenc=&product=1&form_key=visitorsownkey01');
    await userEvent.click(listed);
    expect(await screen.findByRole('button', { name: 'Add to Compare' })).toBeDefined();
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).toBe('Removed from your comparison list');
    });
    expect(posts().map(({ path }) => path)).toEqual([
      'catalog/product_compare/add/',
      'catalog/product_compare/remove/',
    ]);
    expect(onEvent.mock.calls.flat()).toEqual(['till-product-compared', 'till-compare-removed']);
  });

  it('is marked, without an announcement, if the list already contains its product', async () => {
    await render(TILE, [mug]);
    expect(await screen.findByRole('button', { name: 'Remove from Compare' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows an error when the shop cannot be reached', async () => {
    await render(TILE);
    isDown = true;
    await userEvent.click(screen.getByRole('button', { name: 'Add to Compare' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your comparison list could not be changed. Please check your connection and try again.',
    );
    expect(screen.getByRole('button', { name: 'Add to Compare' })).toBeDefined();
  });

  it('is restored when its element is removed', async () => {
    await render(TILE);
    const link = screen.getByRole('button', { name: 'Add to Compare' });
    document.querySelector('till-compare-button')?.replaceWith(link);
    await waitFor(() => {
      const press = new MouseEvent('click', { bubbles: true, cancelable: true });
      link.dispatchEvent(press);
      expect(press.defaultPrevented).toBe(false);
    });
  });
});

describe('the header’s link', () => {
  const HEADER = `<ul><li><till-compare-button>${headerLink}</till-compare-button></li></ul>`;
  const link = () => document.querySelector<HTMLAnchorElement>('a.compare');

  it('shows the number of products and links to the list', async () => {
    await render(HEADER, [mug]);
    await waitFor(() => {
      expect(link()?.classList.contains('no-display')).toBe(false);
    });
    expect(link()?.querySelector('.counter')?.textContent).toBe('1 item');
    expect(link()?.href).toMatch(/\/catalog\/product_compare\/index\/$/);
  });

  it('is hidden while the list is empty', async () => {
    await render(`${HEADER}${TILE}`, [mug]);
    await waitFor(() => {
      expect(link()?.classList.contains('no-display')).toBe(false);
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove from Compare' }));
    await waitFor(() => {
      expect(link()?.classList.contains('no-display')).toBe(true);
    });
  });
});
