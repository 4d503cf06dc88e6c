import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/catalog/till-product-bar';
import barCss from '../../../src/features/catalog/product-bar/ProductBar.css';

/** Simulates the position of the lower edge of the form's button, in px from the top of the window. */
let scrolled: (bottom: number, height?: number) => void = () => undefined;

class FakeObserver implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  constructor(tell: IntersectionObserverCallback) {
    scrolled = (bottom, height = 48) => {
      const boundingClientRect = new DOMRect(0, bottom - height, 200, height);
      const entry = { isIntersecting: bottom > 0, boundingClientRect };
      act(() => {
        tell([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
      });
    };
  }
  observe(): void {
    // Reports nothing by itself.
  }
  disconnect(): void {
    scrolled = () => undefined;
  }
}

beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  document.body.innerHTML = `<h1>The &lt;b&gt;Salt Road</h1>
    <p data-role="priceBox" data-product-id="1"><span data-price-amount="24" data-price-type="finalPrice"></span></p>
    <form id="product_addtocart_form" action="/checkout/cart/add/"><input type="hidden" name="product" value="1">
    <button class="tocart">Buy</button></form><till-product-bar>Before</till-product-bar>`;
  await waitFor(() => {
    expect(document.body.textContent).not.toContain('Before');
  });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const bar = () => screen.queryByRole('region', { name: 'Product' });

describe('<till-product-bar>', () => {
  it('appears once the page is scrolled past the form’s button, 103 px high [PROD-05]', () => {
    expect(bar()).toBeNull();
    scrolled(-1);
    expect(bar()?.textContent).toContain('The <b>Salt Road');
    expect(bar()?.textContent).toContain('24.00');
    expect(document.documentElement.className).toBe('till-has-product-bar');
    expect(barCss).toMatch(/block-size: ?var\(--till-product-bar-height, ?103px\)/);
    scrolled(20);
    expect(bar()).toBeNull();
    expect(document.documentElement.className).toBe('');
  });

  it('does not appear for a button that is not displayed, e.g. in a collapsed form [PROD-05]', () => {
    scrolled(0, 0);
    expect(bar()).toBeNull();
    expect(document.documentElement.className).toBe('');
    scrolled(-1);
    expect(bar()).not.toBeNull();
    scrolled(0, 0);
    expect(bar()).toBeNull();
  });

  it('clicks the form’s own button, and passes the focus to it when it disappears', async () => {
    scrolled(-1);
    const own = screen.getByRole('button', { name: 'Buy' });
    const press = vi.fn((event: Event) => {
      event.preventDefault();
    });
    document.forms[0]?.addEventListener('submit', press);
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(press).toHaveBeenCalledOnce();
    scrolled(20);
    expect(document.activeElement).toBe(own);
  });
});
