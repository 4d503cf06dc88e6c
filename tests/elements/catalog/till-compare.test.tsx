import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../src/platform/navigate';
import { fail, ok } from '../../../src/platform/result';
import { json, mockShop, sent } from '../../src/state/support/fake-http';
import { block, compareInit, compareSection, comparison, type Product } from './compare-page';
// Imported here because the flow imports them on demand.
import '../../../src/api/sections';
import '../../../src/features/catalog/product-list/add-from-tile';
import '../../../src/ui/Dialog/ConfirmDialog';

import '../../../elements/catalog/till-compare';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

const mug: Product = { id: '1', name: 'Enamel Mug', values: ['MUG', 'Portugal', '<p>White</p>'] };
const shirt: Product = { id: '17', name: 'Trail Shirt', values: ['SHIRT', 'Portugal', 'White'] };
const lamp: Product = { id: '6', name: 'Lamp', values: ['LAMP', 'Norway', 'White'] };
const LABELS = ['SKU', 'Made in', 'Color'];
const PAGE = comparison(LABELS, [mug, shirt, lamp]);

let restore: () => void = () => undefined;
let isDown = false;

/** Renders the element around `inside` in a shop with these products on the list. */
async function render(inside: string, products: readonly Product[] = [mug, shirt, lamp]) {
  Reflect.deleteProperty(globalThis, Symbol.for('till.runtime'));
  let list = products;
  let id = 1;
  mockShop(({ method, body }, path) => {
    if (method === 'POST' && path.startsWith('checkout')) return json([]);
    if (isDown) return fail({ kind: 'network' });
    if (method === 'POST') {
      const product = (body as URLSearchParams).get('product');
      if (path.includes('remove')) list = list.filter((one) => one.id !== product);
      if (path.includes('clear')) list = [];
      if (path.includes('add')) {
        list = [...list, ...[mug, shirt, lamp].filter((one) => one.id === product)];
      }
      return ok({ status: 200, headers: {}, url: window.location.href, body: '<html>' });
    }
    id += 1;
    return json({ ...compareSection(list, id), cart: { summary_count: 0, data_id: id } });
  });
  document.body.innerHTML = `<script type="application/json" data-till-config>${JSON.stringify({ init: compareInit })}</script><till-compare>${inside}</till-compare>`;
  await waitFor(() => {
    expect(document.querySelector('.till-compare')).not.toBeNull();
  });
}

const posts = () => sent.filter(({ method }) => method === 'POST');
const shownNames = () =>
  [...document.querySelectorAll<HTMLElement>('td.info')]
    .filter(({ hidden }) => !hidden)
    .map((cell) => cell.querySelector('a')?.textContent.trim());
const shownRows = () =>
  [...document.querySelectorAll<HTMLTableRowElement>('tr')]
    .filter((row) => row.querySelector('td.attribute') !== null && !row.hidden)
    .map((row) => row.querySelector('th')?.textContent.trim());
const removeButton = (index: number) => {
  const link = screen.getAllByText('Remove Product', { selector: 'a span' })[index];
  if (link === undefined) throw new Error('no such column');
  return link;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  isDown = false;
  document.cookie = 'form_key=visitorsownkey01; path=/';
  restore = replaceNavigator({ submit: vi.fn(), assign: vi.fn() });
});
afterEach(() => {
  restore();
  document.body.replaceChildren();
});

describe('the comparison page', () => {
  it('removes a product in place and undoes the removal [COMP-01]', async () => {
    const onEvent = vi.fn();
    await render(PAGE);
    document.querySelector('till-compare')?.addEventListener('till-compare-removed', onEvent);
    await userEvent.click(removeButton(1));
    expect(shownNames()).toEqual(['Enamel Mug', 'Lamp']);
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(screen.getByText('Trail Shirt was removed.')).toBeDefined();
    await waitFor(() => {
      expect(posts()).toHaveLength(1);
    });
    expect(Object.fromEntries(posts()[0]?.body as URLSearchParams)).toMatchObject({
      product: '17',
      form_key: 'visitorsownkey01',
    });
    expect(onEvent.mock.calls[0]?.[0]).toMatchObject({ detail: { id: '17' } });
    await userEvent.click(undo);
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    });
    expect(posts().map(({ path }) => path)).toEqual([
      'catalog/product_compare/remove/',
      'catalog/product_compare/add/',
    ]);
    expect(shownNames()).toEqual(['Enamel Mug', 'Trail Shirt', 'Lamp']);
  });

  it('restores a product and shows an error when the removal fails', async () => {
    await render(PAGE);
    isDown = true;
    await userEvent.click(removeButton(0));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Your comparison list could not be changed.',
    );
    expect(shownNames()).toEqual(['Enamel Mug', 'Trail Shirt', 'Lamp']);
  });

  it('shows only the differences between the remaining products, also after a reload', async () => {
    await render(PAGE);
    expect(screen.getByText('2 of 3 details differ')).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show only differences' }));
    expect(shownRows()).toEqual(['SKU', 'Made in']);
    await userEvent.click(removeButton(2));
    expect(shownRows()).toEqual(['SKU']);
    await render(comparison(LABELS, [mug, shirt]), [mug, shirt]);
    await waitFor(() => {
      expect(shownRows()).toEqual(['SKU']);
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show only differences' }));
    expect(shownRows()).toEqual(LABELS);
  });

  it('removes all products after a confirmation and shows the empty message', async () => {
    const onEvent = vi.fn();
    await render(PAGE);
    document.querySelector('till-compare')?.addEventListener('till-compare-cleared', onEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain(
      'Are you sure you want to remove all items from your Compare Products list?',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(posts()).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }),
    );
    expect(await screen.findByText('You have no items to compare.')).toBeDefined();
    expect(posts()[0]?.path).toBe('catalog/product_compare/clear/');
    expect(document.querySelector<HTMLElement>('.table-wrapper')?.hidden).toBe(true);
    expect(onEvent).toHaveBeenCalledOnce();
  });

  it('shows the empty message when the last product is removed, and can undo that', async () => {
    await render(comparison(LABELS, [mug]), [mug]);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(removeButton(0));
    expect(await screen.findByText('You have no items to compare.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(shownNames()).toEqual(['Enamel Mug']);
    });
    expect(screen.queryByText('You have no items to compare.')).toBeNull();
  });

  it('adds a product to the cart without leaving the page', async () => {
    await render(PAGE);
    const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Add to Cart' });
    expect(button?.disabled).toBe(false);
    await userEvent.click(button ?? document.body);
    await waitFor(() => {
      expect(posts()[0]?.path).toBe('checkout/cart/add/product/1/uenc/x/');
    });
    expect((posts()[0]?.body as FormData).get('form_key')).toBe('visitorsownkey01');
  });

  it('keeps the products’ names visible while their row is scrolled out of view', async () => {
    await render(PAGE);
    const row = document.querySelector('td.info')?.parentElement;
    const table = document.querySelector('table');
    if (row == null || table === null) throw new Error('no table');
    const at = (bottom: number) => ({ bottom, width: 200 }) as DOMRect;
    vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(at(-10));
    vi.spyOn(table, 'getBoundingClientRect').mockReturnValue(at(500));
    act(() => {
      window.dispatchEvent(new Event('scroll'));
    });
    const heads = document.querySelector('.till-compare-heads__row');
    expect(heads?.textContent).toBe('Enamel MugTrail ShirtLamp');
    expect(heads?.closest('[aria-hidden="true"]')).not.toBeNull();
    vi.mocked(row.getBoundingClientRect).mockReturnValue(at(10));
    act(() => {
      window.dispatchEvent(new Event('scroll'));
    });
    expect(document.querySelector('.till-compare-heads__row')).toBeNull();
  });

  it('is restored when its element is removed', async () => {
    await render(PAGE);
    const before = document.createElement('div');
    before.innerHTML = PAGE;
    const wrapper = document.querySelector('.table-wrapper');
    if (wrapper === null) throw new Error('no table');
    document.querySelector('till-compare')?.replaceWith(wrapper);
    await waitFor(() => {
      expect(document.querySelector('.till-compare-scroll, .till-compare-place')).toBeNull();
    });
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    removeButton(0).dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
  });
});

describe('the block in a sidebar', () => {
  it('lists the products, links to the page, and removes a product with undo', async () => {
    await render(block, [mug, shirt]);
    const list = await screen.findByRole('list');
    expect(within(list).getByRole<HTMLAnchorElement>('link', { name: 'Enamel Mug' }).href).toMatch(
      /\/1\.html$/,
    );
    expect(screen.getByRole('heading', { name: /Compare Products.*2 items/ })).toBeDefined();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Compare' }).href).toMatch(
      /product_compare\/index\/$/,
    );
    expect(document.querySelector<HTMLElement>('.block-compare')?.hidden).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Enamel Mug' }));
    expect(screen.queryByRole('link', { name: 'Enamel Mug' })).toBeNull();
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => {
      expect(document.activeElement).toBe(undo);
    });
    await userEvent.click(undo);
    expect(await screen.findByRole('link', { name: 'Enamel Mug' })).toBeDefined();
  });

  it('shows the shop’s own confirmation before removing all products', async () => {
    await render(block, [mug]);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear All' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Really clear from the list?');
    await userEvent.click(within(question).getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('You have no items to compare.')).toBeDefined();
    const body = posts()[0]?.body as URLSearchParams;
    expect([...body.keys()]).toEqual(['uenc', 'form_key']);
  });

  it('shows a message while the list is empty', async () => {
    await render(block, []);
    expect(await screen.findByText('You have no items to compare.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
