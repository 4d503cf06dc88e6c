import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../src/platform/navigate';
import { ok } from '../../../src/platform/result';
import { json, mockShop, sent } from '../../src/state/support/fake-http';
// Imported here because the flow imports it on demand.
import '../../../src/api/sections';

import '../../../elements/account/till-wishlist';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

const SHOP = window.location.origin;
const post = (path: string, data: object) =>
  JSON.stringify({ action: `${SHOP}/wishlist/index/${path}/`, data: { ...data, uenc: 'u' } });

/** An item as rendered by the platform. */
const item = (id: number, name: string, more = '') => `
  <li data-row="product-item" class="product-item" id="item_${String(id)}"><div class="product-item-info" data-container="product-grid">
  <strong class="product-item-name"><a href="#">${name}</a></strong>
  <div class="field comment-box"><label class="label" for="c${String(id)}"><span>Comment</span></label>
  <textarea id="c${String(id)}" name="description[${String(id)}]" title="Comment" class="product-item-comment" ></textarea></div>
  <div class="field qty"><label class="label" for="qty[${String(id)}]"><span>Qty</span></label>
  <input type="number" data-role="qty" id="qty[${String(id)}]" class="input-text qty" data-validate="{'required-number':true,'validate-greater-than-zero':true, 'validate-item-quantity':{'minAllowed':1,'maxAllowed':10000}}" name="qty[${String(id)}]" value="1" ></div>
  <button type="button" data-role="tocart" data-post='${post('cart', { item: String(id), qty: '1.0000' })}' data-item-id="${String(id)}" class="action tocart primary"><span>Add to Cart</span></button>
  <a href="#" data-role="remove" data-post-remove='${post('remove', { item: String(id) })}' class="btn-remove action delete"><span>Remove item</span></a>${more}
  </div></li>`;

const form = (items: string, config: object = {}) => {
  const addAllToCartUrl = JSON.parse(post('allcart', { wishlist_id: '1' })) as object;
  const init = { wishlist: { addAllToCartUrl, commentString: '', ...config }, validation: {} };
  return `<form class="form-wishlist-items" id="wishlist-view-form" data-mage-init='${JSON.stringify(init)}'
    action="${SHOP}/wishlist/index/update/wishlist_id/1/" method="post"><input name="form_key" type="hidden" value="other">
    <ol class="product-items">${items}</ol>
    <button type="submit" name="do" class="action update"><span>Update Wish List</span></button>
    <button type="button" data-role="all-tocart" class="action tocart"><span>Add All to Cart</span></button></form>`;
};
const answered = (...ids: number[]) =>
  `<html><form id="wishlist-view-form">${ids.map((id) => `<li id="item_${String(id)}">`).join('')}`;

const submitted: HTMLFormElement[] = [];
let reloads = 0;
let restore: () => void = () => undefined;

async function render(inside: string, listed: readonly number[] = [23, 24]) {
  Reflect.deleteProperty(globalThis, Symbol.for('till.runtime'));
  mockShop(({ method }) =>
    method === 'POST'
      ? ok({ status: 200, headers: {}, url: `${SHOP}/wishlist/`, body: answered(...listed) })
      : json({}),
  );
  document.body.innerHTML = `<till-wishlist>${inside}</till-wishlist>`;
  await waitFor(() => {
    expect(document.querySelector('.till-wishlist')).not.toBeNull();
  });
}

const TWO = form(item(23, 'Mug') + item(24, 'Shirt'));
const row = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement;
const posts = () => sent.filter(({ method }) => method === 'POST');
const fields = (at = 0) => Object.fromEntries(posts()[at]?.body as URLSearchParams);

beforeEach(() => {
  sessionStorage.clear();
  submitted.length = 0;
  reloads = 0;
  document.cookie = 'form_key=visitorsownkey01; path=/';
  restore = replaceNavigator({
    submit: (one) => submitted.push(one),
    reload: () => {
      reloads += 1;
    },
  });
});
afterEach(() => {
  restore();
  document.body.replaceChildren();
  document.cookie = 'mage-messages=; max-age=0; path=/';
});

describe('an item of the list', () => {
  it('is added to the cart with its quantity, and removed afterwards [WISH-01][WISH-08]', async () => {
    await render(TWO, [24]);
    const mug = row('Mug');
    await userEvent.clear(within(mug).getByLabelText('Qty'));
    await userEvent.type(within(mug).getByLabelText('Qty'), '3');
    await userEvent.click(within(mug).getByRole('button', { name: 'Add to Cart' }));
    expect(await within(mug).findByText('This item is in your cart now.')).toBeDefined();
    expect(mug.querySelector<HTMLElement>('.product-item-info')?.hidden).toBe(true);
    expect(fields()).toEqual({ item: '23', qty: '3', uenc: 'u', form_key: 'visitorsownkey01' });
    expect(row('Shirt').hidden).toBe(false);
  });

  it.each([
    ['', 'Please enter a valid number in this field.'],
    ['0', 'Please enter a quantity greater than 0.'],
    ['10001', 'The maximum you may purchase is 10000.'],
  ])('is not added with the quantity %j [WISH-06]', async (qty, text) => {
    await render(TWO);
    const field = within(row('Mug')).getByLabelText('Qty');
    await userEvent.clear(field);
    if (qty !== '') await userEvent.type(field, qty);
    await userEvent.click(within(row('Mug')).getByRole('button', { name: 'Add to Cart' }));
    expect(screen.getByText(text)).toBeDefined();
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Add All to Cart' }));
    expect(posts()).toEqual([]);
  });

  it('can be removed and restored unchanged [WISH-01]', async () => {
    await render(TWO);
    await userEvent.type(within(row('Mug')).getByLabelText('Comment'), 'Blue');
    await userEvent.click(within(row('Mug')).getByText('Remove item'));
    expect(await screen.findByText('Mug was removed.')).toBeDefined();
    const info = document.querySelector<HTMLElement>('#item_23 > .product-item-info');
    expect(info?.hidden).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(info?.hidden).toBe(false);
    expect(within(row('Mug')).getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Blue');
    expect(posts()).toEqual([]);
  });

  it('has the focus on its removal again when that was undone by keyboard [WISH-01]', async () => {
    await render(TWO);
    const remove = within(row('Mug')).getByRole('link', { name: 'Remove item' });
    remove.focus();
    await userEvent.click(remove);
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(document.activeElement).toBe(remove);
    });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is moved to a gift registry with its link [WISH-04]', async () => {
    const data = JSON.stringify({ itemId: 23, entity: 7, url: `${SHOP}/giftregistry/wishlist/` });
    const link = `<a href="#" data-wishlist-to-giftregistry='${data}'>Move to registry</a>`;
    await render(form(item(23, 'Mug', link)));
    await userEvent.click(screen.getByText('Move to registry'));
    const [sentForm] = submitted;
    expect(sentForm?.action).toBe(`${SHOP}/giftregistry/wishlist/`);
    expect(Object.fromEntries([...new FormData(sentForm)] as [string, string][])).toEqual({
      item: '23',
      entity: '7',
      form_key: 'visitorsownkey01',
    });
  });
});

describe('the whole list', () => {
  it('is added with the quantity of every item [WISH-03][WISH-09]', async () => {
    await render(TWO, [24]);
    await userEvent.type(within(row('Mug')).getByLabelText('Qty'), '2');
    await userEvent.click(screen.getByRole('button', { name: 'Add All to Cart' }));
    await waitFor(() => {
      expect(document.querySelector<HTMLElement>('#item_23')?.hidden).toBe(true);
    });
    expect(posts()[0]?.path).toBe('wishlist/index/allcart/');
    expect(fields()).toEqual({
      wishlist_id: '1',
      uenc: 'u',
      'qty[23]': '12',
      'qty[24]': '1',
      form_key: 'visitorsownkey01',
    });
  });

  it('is saved with quantities and comments, and typed ones survive until then', async () => {
    await render(TWO);
    await userEvent.type(within(row('Mug')).getByLabelText('Comment'), 'Blue');
    await render(TWO);
    await waitFor(() => {
      expect(within(row('Mug')).getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Blue');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Update Wish List' }));
    await waitFor(() => {
      expect(sessionStorage.getItem('till-wishlist')).toBeNull();
    });
    expect(fields()).toMatchObject({
      'qty[23]': '1',
      'description[23]': 'Blue',
      do: '',
      form_key: 'visitorsownkey01',
    });
  });

  it('keeps what is typed before its code has arrived', async () => {
    const rendered = render(TWO);
    const comment = () => within(row('Mug')).getByLabelText<HTMLTextAreaElement>('Comment');
    comment().value = 'Blue';
    await rendered;
    await waitFor(() => {
      expect(sessionStorage.getItem('till-wishlist')).toContain('Blue');
    });
    await render(TWO);
    await waitFor(() => {
      expect(comment().value).toBe('Blue');
    });
  });

  it('is rendered by the shop again when the next page’s items have moved up', async () => {
    await render(TWO, [24, 25]);
    await userEvent.click(within(row('Mug')).getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => {
      expect(reloads).toBe(1);
    });
  });

  it('shares as a page of its own', async () => {
    await render(TWO);
    const share = document.createElement('button');
    share.name = 'save_and_share';
    document.querySelector('form')?.append(share);
    const event = new SubmitEvent('submit', { submitter: share, cancelable: true });
    document.querySelector('form')?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('picking items', () => {
  const all = () => screen.getByLabelText<HTMLInputElement>('Select All');
  const one = (name: string) => screen.getByLabelText<HTMLInputElement>(`Select ${name}`);

  it('has a checkbox for all, in step with those of the items [WISH-02][WISH-05]', async () => {
    await render(TWO);
    await userEvent.click(all());
    expect([one('Mug').checked, one('Shirt').checked]).toEqual([true, true]);
    await userEvent.click(one('Mug'));
    await waitFor(() => {
      expect([all().checked, all().indeterminate]).toEqual([false, true]);
    });
    await userEvent.click(one('Mug'));
    await waitFor(() => {
      expect(all().checked).toBe(true);
    });
    await userEvent.click(all());
    expect([one('Mug').checked, one('Shirt').checked]).toEqual([false, false]);
  });

  it('keeps the server’s own checkboxes in step [WISH-05]', async () => {
    const box = '<input type="checkbox" class="one">';
    await render(
      form(item(23, 'Mug', box) + item(24, 'Shirt', box)).replace(
        '<ol',
        '<input type="checkbox" id="select-all" aria-label="All of them"><ol',
      ),
    );
    const own = screen.getByLabelText<HTMLInputElement>('All of them');
    const boxes = [...document.querySelectorAll<HTMLInputElement>('.one')];
    expect(screen.queryByLabelText('Select All')).toBeNull();
    await userEvent.click(own);
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
    await userEvent.click(boxes[0] as HTMLInputElement);
    expect(own.checked).toBe(false);
    await userEvent.click(boxes[0] as HTMLInputElement);
    expect(own.checked).toBe(true);
  });

  it('adds those that are picked', async () => {
    await render(TWO, [23]);
    const shirt = row('Shirt');
    await userEvent.click(one('Shirt'));
    await userEvent.click(await screen.findByRole('button', { name: 'Add selected to cart (1)' }));
    expect(await within(shirt).findByText('This item is in your cart now.')).toBeDefined();
    expect(fields()).toMatchObject({ item: '24', qty: '1' });
    expect(posts()).toHaveLength(1);
  });

  it('is required in an info list, with the configured message [WISH-07]', async () => {
    const checkBoxValidationMessage = 'Please select items to add.';
    const box = '<input type="checkbox" class="one">';
    await render(form(item(23, 'Mug', box), { infoList: true, checkBoxValidationMessage }), []);
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      checkBoxValidationMessage,
    );
    expect(posts()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await userEvent.click(document.querySelector('.one') as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => {
      expect(posts()).toHaveLength(1);
    });
  });
});

it('switches between the searches by name and by e-mail [WISH-10]', async () => {
  await render(`<select name="search_by" aria-label="Search by"><option value="name">Name</option><option value="email">Email</option></select>
    <form id="wishlist-search-name-form"></form><form id="wishlist-search-email-form"></form>`);
  const hidden = () => [...document.forms].map((one) => one.hidden);
  expect(hidden()).toEqual([false, true]);
  await userEvent.selectOptions(screen.getByLabelText('Search by'), 'email');
  expect(hidden()).toEqual([true, false]);
});
