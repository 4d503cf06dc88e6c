// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { describe, expect, it } from 'vitest';
import type { Product } from '../../../../demo/shop/pages/product.types';
import {
  renderCart,
  renderCheckout,
  renderProduct,
  renderSearch,
  renderSuccess,
} from '../../../../demo/shop/pages/index';
import {
  everyPage,
  fixtures,
  hostile,
  listingOf,
  pageContext,
  purchaseOf,
  reviewsOf,
} from './fixtures';

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

const textOf = (element: Element | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

const fields = (form: Element | null): Record<string, string> =>
  Object.fromEntries(
    [...(form?.querySelectorAll<HTMLInputElement>('input[type=hidden], button[name]') ?? [])].map(
      (field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? ''],
    ),
  );

describe.each(Object.entries(everyPage()))('the %s page', (name, html) => {
  const page = parse(html);

  it('is a document with a language, a direction, a title and one first heading', () => {
    expect(html.startsWith('<!doctype html>')).toBe(true);
    expect(page.documentElement.lang).toBe('en');
    expect(page.documentElement.dir).toBe('ltr');
    expect(page.title).toContain('Folio & Reel');
    expect(page.querySelectorAll('h1')).toHaveLength(1);
  });

  it('has the landmarks and a way past them', () => {
    for (const landmark of ['header', 'main', 'footer']) {
      expect([landmark, page.querySelectorAll(`body > ${landmark}`).length]).toEqual([landmark, 1]);
    }
    const skip = page.querySelector('body > a');
    expect(page.querySelector(skip?.getAttribute('href') ?? 'none')?.tagName).toBe('MAIN');
  });

  it('steps down one heading level at a time', () => {
    const levels = [...page.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ tagName }) =>
      Number(tagName.slice(1)),
    );
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });
  });

  it('holds no inline style, script or handler', () => {
    expect(page.querySelectorAll('style, [style]')).toHaveLength(0);
    const executable = [...page.querySelectorAll('script:not([src])')].filter(
      (script) => !/json$|^text\/x-/.test(script.getAttribute('type') ?? ''),
    );
    expect(executable).toEqual([]);
    const handlers = [...page.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((attribute) => attribute.startsWith('on')),
    );
    expect(handlers).toEqual([]);
  });

  it('names every picture and every field, and carries the form key in every post', () => {
    for (const image of page.querySelectorAll('img')) expect(image.hasAttribute('alt')).toBe(true);
    for (const field of page.querySelectorAll('input:not([type=hidden])')) {
      const label = page.querySelector(`label[for="${field.id}"]`) ?? field.closest('label');
      expect(textOf(label)).not.toBe('');
    }
    for (const form of page.querySelectorAll('form[method=post]')) {
      expect(fields(form)['form_key']).toBe('abcdefghijklmnop');
    }
  });

  it('loads the bundle once, and leads to the cart', () => {
    expect(page.querySelectorAll('script[src="/till/till.js"][async]')).toHaveLength(1);
    const bag = page.querySelectorAll('till-mini-cart a[href="/checkout/cart/"]');
    expect(bag).toHaveLength(name === 'checkout' ? 0 : 1);
  });
});

describe('hostile names', () => {
  it.each(Object.entries(everyPage(hostile)))('stay text on the %s page', (_name, html) => {
    const page = parse(html);
    expect(page.querySelectorAll('img[src="x"], [onerror]')).toHaveLength(0);
    expect(page.querySelectorAll('script:not([src]):not([type])')).toHaveLength(0);
  });

  it('are shown as they are', () => {
    expect(textOf(parse(everyPage(hostile).product).querySelector('h1'))).toBe(hostile);
  });
});

describe('the add-to-cart form', () => {
  const form = (changes: Partial<Product> = {}) =>
    parse(
      renderProduct(pageContext(), {
        product: { ...fixtures().product, ...changes },
        purchase: purchaseOf(),
        category: null,
        related: [],
        reviews: reviewsOf(),
        media: null,
      }),
    ).querySelector('form[data-add-to-cart]');

  it('posts product, uenc, form key, quantity, options and links without scripts', () => {
    expect(form()?.getAttribute('action')).toBe('/checkout/cart/add/uenc/abc/product/1/');
    expect(fields(form())).toMatchObject({
      product: '1',
      uenc: 'abc',
      form_key: 'abcdefghijklmnop',
    });
    const qty = form()?.querySelector('[name=qty]');
    expect([
      qty?.getAttribute('value'),
      qty?.getAttribute('min'),
      qty?.getAttribute('step'),
    ]).toEqual(['2', '2', '2']);
    expect(form()?.querySelectorAll('[name="super_attribute[93]"]')).toHaveLength(3);
    expect(form()?.querySelectorAll('[name="links[]"]')).toHaveLength(1);
  });

  it('does not offer a value that no product in stock has', () => {
    const gone = form()?.querySelectorAll('[name="super_attribute[93]"]:disabled') ?? [];
    expect([...gone].map((input) => input.getAttribute('value'))).toEqual(['53']);
  });

  it('tells the page script which cover a colour shows, and which products are left', () => {
    const teal = form()?.querySelector<HTMLInputElement>(
      '[name="super_attribute[93]"][value="52"]',
    );
    expect(teal?.dataset['cover']).toBe('/art/BK-1-TEAL.svg');
    expect(teal?.dataset['products']).toBe('7');
  });

  it('is not there when nothing can be bought', () => {
    expect(form({ isSalable: false })).toBeNull();
  });
});

describe('what stands in the elements', () => {
  const { cart } = fixtures();

  it('lets a shopper without scripts change, remove and go on from the cart', () => {
    const inside = parse(renderCart(pageContext(), { cart })).querySelector('till-cart');
    const qty = inside?.querySelector('[name="cart[77][qty]"]');
    expect(qty?.getAttribute('form')).toBe('cart-update');
    expect(fields(inside?.querySelector('#cart-update') ?? null)).toMatchObject({
      update_cart_action: 'update_qty',
    });
    expect(fields(inside?.querySelector(`form[action="${cart.deleteUrl}"]`) ?? null)).toMatchObject(
      {
        id: '77',
      },
    );
    expect(inside?.querySelector(`a[href="${cart.checkoutUrl}"]`)).not.toBeNull();
  });

  it('removes the coupon that is applied, and applies one when none is', () => {
    const remove = (couponCode: string) =>
      fields(
        parse(renderCart(pageContext(), { cart: { ...cart, couponCode } })).querySelector(
          '.coupon',
        ),
      )['remove'];
    expect(remove('SAVE10')).toBe('1');
    expect(remove('')).toBe('0');
  });

  it('offers no checkout for a cart that cannot be ordered', () => {
    const page = parse(renderCart(pageContext(), { cart: { ...cart, canCheckout: false } }));
    expect(page.querySelector('main a[href="/checkout/"]')).toBeNull();
  });

  it('shows the order and says what the checkout needs when scripts are off', () => {
    const inside = parse(renderCheckout(pageContext(), { cart })).querySelector('till-checkout');
    expect(textOf(inside)).toContain('2 × $9.99');
    expect(inside?.querySelector('noscript')).not.toBeNull();
  });
});

describe('the frame', () => {
  it('keeps the query in the search field, as text', () => {
    const path = `/catalogsearch/result/?q=${encodeURIComponent(hostile)}`;
    const page = parse(
      renderSearch(pageContext({ path }), {
        query: hostile,
        note: '',
        listing: { ...listingOf([]), total: 0, active: [] },
        suggestions: [],
      }),
    );
    expect(page.querySelector('input[name=q]')?.getAttribute('value')).toBe(hostile);
  });

  it('marks the department one is in, whatever the query', () => {
    const page = parse(everyPage(undefined, { path: '/fiction.html?p=2' }).category);
    expect(textOf(page.querySelector('.departments [aria-current=page]'))).toBe('The Salt Road');
  });

  it('announces the messages of the last redirect, with their links', () => {
    const textHtml = 'You added it to your <a href="/checkout/cart/">shopping cart</a>.';
    const page = parse(everyPage(undefined, { messages: [{ type: 'success', textHtml }] }).product);
    expect(page.querySelector('[role=status] a')?.getAttribute('href')).toBe('/checkout/cart/');
  });

  it('mirrors itself for languages that are written from the right', () => {
    const page = parse(everyPage(undefined, { lang: 'ar', dir: 'rtl' }).home);
    expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['ar', 'rtl']);
  });

  it('tells the order number, and leads customers to their orders', () => {
    const page = (isGuest: boolean) => {
      const orderUrl = isGuest ? null : '/sales/order/view/order_id/42/';
      const rest = { createAccountUrl: null, payment: null, isPickup: false };
      const data = { orderNumber: '000000042', orderUrl, ...rest };
      return textOf(parse(renderSuccess(pageContext(), data)).body);
    };
    expect(page(true)).toContain('Thank you for your purchase!');
    expect(page(true)).toContain('Your order # is: 000000042.');
    expect(page(true)).not.toContain('See the order in your account');
    expect(page(false)).toContain('See the order in your account');
  });
});
