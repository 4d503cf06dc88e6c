import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/catalog/till-product-list';
import '../../../src/features/catalog/product-list/add-from-tile';
import { replaceNavigator } from '../../../src/platform/navigate';
import { json, mockShop, sent } from '../../src/state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

const form = (action: string, id: string): string =>
  `<form data-role="tocart-form" data-product-sku="CORD-${id}" action="${action}" method="post">
    <input type="hidden" name="product" value="${id}"><input type="number" aria-label="Qty" name="qty" value="3">
    <input name="form_key" type="hidden" value="of_another_one">
    <button type="submit" class="action tocart primary" disabled><span>Add to Cart</span></button></form>`;

/** Makes the tiles near the window visible. */
let near: (place: Element) => void = () => undefined;

class FakeObserver implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  constructor(tell: IntersectionObserverCallback) {
    near = (target) => {
      const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
      tell([entry], this as unknown as IntersectionObserver);
    };
  }
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
}

let restore: () => void;
const submit = vi.fn();

beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  submit.mockReset();
  restore = replaceNavigator({ assign: submit, reload: submit });
  document.cookie = 'form_key=myownformkey1234; path=/';
  document.body.innerHTML = `<till-product-list><ol class="product-items">
    <li>${form('https://shop.example/checkout/cart/add/uenc/x/product/45/', '45')}<div data-role="swatch-option-45"></div></li>
    <li>${form('https://shop.example/knife.html?options=cart', '46')}</li></ol></till-product-list>`;
  await waitFor(() => {
    expect(document.querySelector('till-product-list > .till-root')).not.toBeNull();
  });
});
afterEach(() => {
  restore();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const buttons = () => screen.getAllByRole<HTMLButtonElement>('button', { name: /Add/ });

describe('the tiles of <till-product-list>', () => {
  it('put their product into the cart from where they are, in the quantity chosen [LIST-01][LIST-03]', async () => {
    mockShop((_request, path) =>
      path.startsWith('checkout')
        ? json([])
        : json({
            messages: { data_id: 1, messages: [{ type: 'success', text: 'You added cord.' }] },
          }),
    );
    const added = vi.fn();
    document.addEventListener('till-product-added', added, { once: true });
    const [button] = buttons();
    expect(button?.disabled).toBe(false);
    await userEvent.click(button ?? document.body);
    await waitFor(() => {
      expect(button?.textContent).toBe('Added');
    });
    await userEvent.click(button ?? document.body);
    const [post] = sent;
    expect(post?.path).toBe('checkout/cart/add/uenc/x/product/45/');
    expect(Object.fromEntries(post?.body as FormData)).toMatchObject({
      product: '45',
      qty: '3',
      form_key: 'myownformkey1234',
    });
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(added).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('You added cord.')).toBeTruthy();
    await waitFor(
      () => {
        expect(button?.textContent).toBe('Add to Cart');
      },
      { timeout: 3000 },
    );
  });

  it('leave a product with questions to its own page', async () => {
    const natural = vi.fn((event: Event) => {
      event.preventDefault();
    });
    document.addEventListener('submit', natural, { once: true });
    await userEvent.click(buttons()[1] ?? document.body);
    expect(natural).toHaveBeenCalledTimes(1);
  });

  it('render swatches only when they are nearly visible, and none that are there already', () => {
    const place = document.querySelector('[data-role="swatch-option-45"]');
    expect(place?.childElementCount).toBe(0);
    act(() => {
      if (place !== null) near(place);
    });
    expect(place?.innerHTML).toBe('<till-swatches product-id="45" listing=""></till-swatches>');
    act(() => {
      if (place !== null) near(place);
    });
    expect(place?.childElementCount).toBe(1);
  });
});
