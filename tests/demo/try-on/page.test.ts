import { describe, expect, it } from 'vitest';

import { rewritePage } from '../../../demo/try-on/page';
import { lumaSwaps } from '../../../demo/try-on/swaps';
import { site } from './site';
import { cartPage, checkoutPage, emptyCartPage, homePage } from './stock-pages';

const SHOP = 'https://www.shop-one.example';
const LOCAL = 'http://127.0.0.1:8080';
const tags = ['till-mini-cart', 'till-cart', 'till-checkout'];
const built = lumaSwaps.filter(({ tag }) => tags.includes(tag));
const rewrite = (html: string) => rewritePage(html, site, built, 'n0nce');

describe('a page of the shop', () => {
  it('has a mini cart of ours where its own stood, with a link until it is ready', () => {
    const { html, swapped, missed } = rewrite(homePage(SHOP));
    expect(html).toContain(
      `<till-mini-cart class="minicart-wrapper"><a href="${LOCAL}/checkout/cart/">My Cart</a></till-mini-cart>`,
    );
    expect(html).not.toContain('data-block="minicart"');
    expect(swapped).toEqual(['till-mini-cart']);
    expect(missed).toEqual([]);
  });

  it('keeps the configuration that the widget carried, in order and once', () => {
    const { html } = rewrite(cartPage(SHOP));
    const init = html.indexOf('{"#block-summary"');
    const config = html.indexOf('window.checkoutConfig');
    expect(init).toBeGreaterThan(0);
    expect(config).toBeGreaterThan(init);
    expect(html.indexOf('<till-cart class="cart-container">')).toBeGreaterThan(config);
    expect(html.match(/window\.checkoutConfig/g)).toHaveLength(1);
    expect(html).not.toContain('form-validate');
    expect(html).toContain(String.raw`"http:\/\/127.0.0.1:8080\/checkout\/cart\/"`);
  });

  it('loads the bundle early in the head, after its character set', () => {
    const { html } = rewrite(checkoutPage(SHOP));
    expect(html).toContain(
      '<meta charset="utf-8"/><script src="/__till/till.js" async nonce="n0nce"></script>',
    );
    expect(html).toContain('<till-checkout class="checkout-container"></till-checkout>');
  });

  it('names the shop nowhere, in any spelling', () => {
    for (const page of [homePage, cartPage, checkoutPage]) {
      expect(rewrite(page(SHOP)).html).not.toMatch(/shop.?.?.?.?.?one\.example/i);
    }
  });

  it('keeps what is not ours byte for byte', () => {
    const piece = '<p>100 % caf\u00e9 &amp; <b>more</p>';
    expect(rewrite(homePage(SHOP)).html).toContain(
      `<main id="maincontent" class="page-main">${piece}</main>`,
    );
  });

  it('removes the hash of a style sheet and a policy that requires HTTPS', () => {
    const { html } = rewrite(homePage(SHOP));
    expect(html).not.toContain('integrity');
    expect(html).not.toContain('upgrade-insecure-requests');
    expect(html).toContain('script-src &#039;self&#039; &#039;unsafe-inline&#039;');
  });

  it('returns the inline scripts that it changed', () => {
    const { changed } = rewrite(checkoutPage(SHOP));
    const config = changed.find(({ before }) => before.startsWith('window.checkoutConfig'));
    expect(config?.after).toBe(`window.checkoutConfig = {"checkoutUrl": "${LOCAL}/checkout/"};`);
  });

  it('misses a tag only where it belongs', () => {
    expect(rewrite(emptyCartPage(SHOP)).missed).toEqual([]);
    const other = homePage(SHOP).replace('data-block="minicart"', 'class="my-theme-cart"');
    expect(rewrite(other).missed.map(({ tag }) => tag)).toEqual(['till-mini-cart']);
  });

  it('can keep the markup inside the tag, where it works without scripts', () => {
    const form = '<form id="search_mini_form" class="minisearch"><input name="q"></form>';
    const source = homePage(SHOP).replace('<p>100', `${form}<p>100`);
    const { html } = rewritePage(source, site, lumaSwaps, 'n0nce');
    expect(html).toContain(`<till-search>${form}</till-search>`);
  });

  it('gets no loader when it is only a piece', () => {
    const { html, isDocument } = rewrite(
      `<div data-block="minicart"><a href="${SHOP}/a">a</a></div>`,
    );
    expect(isDocument).toBe(false);
    expect(html).toBe(`<div data-block="minicart"><a href="${LOCAL}/a">a</a></div>`);
  });
});
