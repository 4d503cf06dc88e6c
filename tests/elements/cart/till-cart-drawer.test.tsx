import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import '../../../elements/cart/till-cart-drawer';

const CART = '<a href="/checkout/cart/">My Cart</a>';

/** The drawer's code is loaded on demand, which takes longer on a busy machine. */
const LATE = { timeout: 10_000 };

async function put(attributes = '', content = ''): Promise<HTMLElement> {
  document.body.innerHTML = `<till-cart-drawer ${attributes}>${content}</till-cart-drawer>`;
  const element = document.querySelector<HTMLElement>('till-cart-drawer');
  if (element === null) throw new Error('There is no element.');
  await waitFor(() => {
    expect(element.querySelector('.till-root')).not.toBeNull();
  }, LATE);
  return element;
}

const tell = (name: string, detail?: unknown): void => {
  window.dispatchEvent(new CustomEvent(name, { detail }));
};

const openDrawer = () => screen.findByRole('dialog', { name: 'My Cart' }, LATE);

const closed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog', { name: 'My Cart' })).toBeNull();
  }, LATE);

afterEach(() => {
  document.body.innerHTML = '';
});

it('opens on the event of a theme, once, and closes on one that says so [MINI-01]', async () => {
  const element = await put();
  const events = vi.fn();
  for (const name of ['till-cart-opened', 'till-cart-closed'])
    element.addEventListener(name, ({ type }) => {
      events(type);
    });
  tell('toggle-cart', { isOpen: false });
  expect(events).not.toHaveBeenCalled();
  tell('toggle-cart', { isOpen: true });
  await openDrawer();
  tell('toggle-cart');
  tell('toggle-cart', { isOpen: false });
  await closed();
  expect(events.mock.calls.flat()).toEqual(['till-cart-opened', 'till-cart-closed']);
});

it('opens on the event that it is told', async () => {
  await put('open-on="shop:bag"');
  tell('toggle-cart', { isOpen: true });
  tell('shop:bag');
  await openDrawer();
});

it('keeps the button or link of the page, and opens at its press', async () => {
  await put('', CART);
  await userEvent.click(screen.getByRole('link', { name: 'My Cart' }));
  await openDrawer();
});

it('leaves a press alone that another script has handled, or that opens another tab', async () => {
  const element = await put('', CART);
  const opened = vi.fn();
  element.addEventListener('till-cart-opened', opened);
  const link = screen.getByRole('link', { name: 'My Cart' });
  const press = (init: MouseEventInit): boolean =>
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  expect(press({ ctrlKey: true })).toBe(true);
  link.addEventListener('click', (event) => {
    event.preventDefault();
  });
  press({});
  expect(opened).not.toHaveBeenCalled();
});

it('no longer opens once it has left the page', async () => {
  const element = await put();
  const opened = vi.fn();
  element.addEventListener('till-cart-opened', opened);
  element.remove();
  await waitFor(() => {
    expect(element.querySelector('.till-root')).toBeNull();
  }, LATE);
  tell('toggle-cart', { isOpen: true });
  expect(opened).not.toHaveBeenCalled();
});
