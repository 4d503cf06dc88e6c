import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../src/platform/navigate';
import { ok } from '../../../src/platform/result';
import { json, mockShop, sent } from '../../src/state/support/fake-http';
// Imported here because the flow imports it on demand.
import '../../../src/api/sections';

import '../../../elements/catalog/till-wishlist-button';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

const post =
  '{"action":"http:\\/\\/localhost:3000\\/wishlist\\/index\\/add\\/","data":{"product":1,"uenc":"u"}}';
/** As rendered by the platform on a tile. */
const TILE = `<li class="product-item"><till-wishlist-button><a href="#" class="action towishlist" title="Add&#x20;to&#x20;Wish&#x20;List"
  aria-label="Add&#x20;to&#x20;Wish&#x20;List" data-post='${post}' data-action="add-to-wishlist" role="button"><span>Add to Wish List</span></a></till-wishlist-button></li>`;
const PRODUCT = `<form id="product_addtocart_form" action="/checkout/cart/add/" method="post"><input type="hidden" name="product" value="1">
  <input type="hidden" name="form_key" value="x"><select name="super_attribute[93]" aria-label="Color"><option value="">-</option><option value="5">Blue</option></select>
  <input name="qty" value="2"><input type="checkbox" name="options[9][]" value="12" checked>
  <input type="checkbox" name="options[9][]" value="13" checked></form>
  <till-wishlist-button><a href="#" class="action towishlist" data-post='${post}' data-action="add-to-wishlist"><span>Add to Wish List</span></a></till-wishlist-button>`;
const HEADER = '<till-wishlist-button><a href="/wishlist/">My Wish List</a></till-wishlist-button>';

const section = (items: readonly object[], counter: string | null) => ({
  wishlist: { counter, items, data_id: 5 },
  customer: { firstname: 'Ann', data_id: 5 },
});
const visited: string[] = [];
let restore: () => void = () => undefined;

async function render(inside: string, list = section([], null)) {
  Reflect.deleteProperty(globalThis, Symbol.for('till.runtime'));
  mockShop(({ method }) => {
    if (method !== 'POST') return json(list);
    const messages = [{ type: 'success', text: 'Salt has been added to your Wish List.' }];
    document.cookie = `mage-messages=${encodeURIComponent(JSON.stringify(messages))}; path=/`;
    return ok({ status: 200, headers: {}, url: 'http://localhost:3000/wishlist/', body: '<html>' });
  });
  const init = {
    '*': {
      'Magento_Customer/js/customer-data': {
        sectionLoadUrl: 'http://localhost:3000/customer/section/load/',
        expirableSectionLifetime: 60,
        expirableSectionNames: [],
        cookieLifeTime: '3600',
        updateSessionUrl: '',
        isLoggedIn: '1',
      },
      'Magento_Customer/js/section-config': {
        sections: { 'wishlist/index/add': ['wishlist'] },
        clientSideSections: [],
        baseUrls: ['http://localhost:3000/'],
        sectionNames: ['customer', 'wishlist', 'messages'],
      },
    },
  };
  document.body.innerHTML = `<script type="application/json" data-till-config>${JSON.stringify({ init })}</script>${inside}`;
  await waitFor(() => {
    expect(document.querySelector('.till-wishlist-button')).not.toBeNull();
  });
}

const posts = () => sent.filter(({ method }) => method === 'POST');

beforeEach(() => {
  localStorage.clear();
  visited.length = 0;
  document.cookie = 'form_key=visitorsownkey01; path=/';
  restore = replaceNavigator({ assign: (url) => visited.push(url) });
});
afterEach(() => {
  restore();
  document.body.replaceChildren();
});

describe('a link of a tile', () => {
  it('puts its product on the list with product, uenc and the form key, and opens the list afterwards', async () => {
    const heard = vi.fn();
    await render(TILE);
    document.querySelector('till-wishlist-button')?.addEventListener('till-product-wished', heard);
    await userEvent.click(screen.getByRole('button', { name: 'Add to Wish List' }));
    const listed = await screen.findByRole('button', { name: 'In your Wish List' });
    expect(String(posts()[0]?.body)).toBe('product=1&uenc=u&form_key=visitorsownkey01');
    expect(listed.className).toContain('till-wished');
    expect(screen.getByRole('status').textContent).toBe('Added to your Wish List');
    expect(heard).toHaveBeenCalledOnce();
    await userEvent.click(listed);
    expect(posts()).toHaveLength(1);
    expect(visited).toHaveLength(1);
    expect(visited[0]).toMatch(/\/wishlist\/$/);
  });

  it('sends the swatch that is chosen in its tile, and no tile of another product', async () => {
    const swatch = (value: string) =>
      `<input type="hidden" name="super_attribute[93]" value="${value}">`;
    const form = (value: string) =>
      `<form action="/checkout/cart/add/"><input type="hidden" name="product" value="1"><input name="qty" value="1">${swatch(value)}</form>`;
    const other = `<ul><li class="product-item">${form('4')}</li></ul>`;
    await render(other + TILE.replace('</li>', `${form('')}</li>`));
    const own = [...document.querySelectorAll<HTMLInputElement>('[name^="super"]')].at(-1);
    const choose = (value: string) => {
      if (own !== undefined) own.value = value;
      own?.dispatchEvent(new CustomEvent('till-option-chosen', { bubbles: true }));
    };
    const label = () => screen.getByRole('button').textContent;
    choose('5');
    await userEvent.click(screen.getByRole('button', { name: 'Add to Wish List' }));
    await screen.findByRole('button', { name: 'In your Wish List' });
    expect(Object.fromEntries(posts()[0]?.body as URLSearchParams)).toEqual({
      product: '1',
      uenc: 'u',
      'super_attribute[93]': '5',
      form_key: 'visitorsownkey01',
    });
    choose('6');
    await waitFor(() => {
      expect(label()).toBe('Add to Wish List');
    });
    choose('5');
    await waitFor(() => {
      expect(label()).toBe('In your Wish List');
    });
  });

  it('is marked where the section has the product', async () => {
    const item = { product_id: '1', delete_item_params: '{"action":"/r","data":{"item":"3"}}' };
    await render(TILE, section([item], '1 item'));
    expect(await screen.findByRole('button', { name: 'In your Wish List' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is restored when its element is removed', async () => {
    await render(TILE);
    const link = screen.getByRole('button', { name: 'Add to Wish List' });
    document.querySelector('till-wishlist-button')?.replaceWith(link);
    await waitFor(() => {
      const press = new MouseEvent('click', { bubbles: true, cancelable: true });
      link.dispatchEvent(press);
      expect(press.defaultPrevented).toBe(false);
    });
  });
});

describe('the link of a product’s page', () => {
  it('sends the form’s options, each combination as a separate item', async () => {
    await render(PRODUCT);
    const press = () => userEvent.click(screen.getByRole('link'));
    await userEvent.selectOptions(screen.getByLabelText('Color'), 'Blue');
    await press();
    await screen.findByText('In your Wish List');
    expect(Object.fromEntries(posts()[0]?.body as URLSearchParams)).toEqual({
      product: '1',
      uenc: 'u',
      qty: '2',
      'super_attribute[93]': '5',
      'options[9][12]': '12',
      'options[9][13]': '13',
      form_key: 'visitorsownkey01',
    });
    await userEvent.selectOptions(screen.getByLabelText('Color'), '-');
    await screen.findByText('Add to Wish List');
    await press();
    await waitFor(() => {
      expect(posts()).toHaveLength(2);
    });
  });
});

it('shows the number of items in the link to the list', async () => {
  await render(HEADER, section([], '3 items'));
  expect(await screen.findByRole('link', { name: 'My Wish List 3 items' })).toBeDefined();
});

it('replaces the platform’s number, also in a link that a theme has cloned', async () => {
  const copied = '<span class="counter qty till-wishlist-count">2 items</span>';
  const platform = '<span class="counter qty" data-bind="text: wishlist().counter">3 items</span>';
  await render(
    `<till-wishlist-button><a href="/wishlist/">My Wish List ${platform} ${copied}</a></till-wishlist-button>`,
    section([], '3 items'),
  );
  const link = await screen.findByRole('link', { name: 'My Wish List 3 items' });
  await waitFor(() => {
    expect(link.querySelectorAll('.till-wishlist-count')).toHaveLength(1);
  });
});
