import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

const SHEET = readFileSync(new URL('./sheets/stock-layout.css', import.meta.url), 'utf8');

/** Placement of the tags in the stock header: inside the wrappers of the widgets that they replace, or without wrappers. */
export type Wrappers = 'kept' | 'gone';

const found = (html: string, pattern: RegExp): string => pattern.exec(html)?.[0] ?? '';

const element = (html: string, tag: string): string =>
  found(html, new RegExp(`<${tag}[ >].*?</${tag}>`, 's'));

const wrapped = (classes: string, html: string): string => `<div class="${classes}">${html}</div>`;

function header(html: string, wrappers: Wrappers): string {
  const bag =
    '<till-mini-cart><a class="showcart" href="/checkout/cart/" aria-label="My Cart"></a></till-mini-cart>';
  const search = `<till-search><form id="search_mini_form" class="minisearch" action="/catalogsearch/result/" method="get">
    <label class="label" for="search" aria-label="Search"></label>
    <div class="control"><input id="search" name="q" placeholder="Search entire store here..."></div></form></till-search>`;
  const login = '<till-login><a href="/customer/account/login/">Sign In</a></till-login>';
  return `<header class="page-header"><div class="panel wrapper"><div class="panel header"><ul class="header links">
    <li class="greet welcome">Welcome!</li><li class="link authorization-link" data-label="or">${login}</li>
    <li><a href="/customer/account/create/">Create an Account</a></li></ul></div></div>
    <div class="header content"><span class="action nav-toggle" role="button" tabindex="0">Menu</span>
    <a class="logo" href="/" aria-label="Home"><svg width="170" height="52" aria-hidden="true"></svg></a>
    ${
      wrappers === 'kept'
        ? wrapped('minicart-wrapper', bag) +
          wrapped('block block-search', wrapped('block block-content', search))
        : bag + search
    }</div></header>`;
}

function main(html: string, isFolded: boolean): string {
  const cart = element(html, 'till-cart');
  if (cart !== '') return cart;
  const form = found(html, /<form class="buy".*?<\/form>/s);
  // The shop's own amount in the markup of a stock price box.
  const amount = /data-price-amount="([^"]*)"[^>]*><span class="price">([^<]*)/.exec(html);
  const id = /name="product" value="(\d+)"/.exec(form)?.[1] ?? '';
  const price = `<till-price><div class="price-box price-final_price" data-role="priceBox" data-product-id="${id}">
    <span class="price-container"><span class="price-wrapper" data-price-amount="${amount?.[1] ?? ''}" data-price-type="finalPrice"><span class="price">${amount?.[2] ?? ''}</span></span></span></div></till-price>`;
  return `<div class="product-info-main"><h1>A product</h1>
    <div class="product-info-price">${price}<div class="product-info-stock-sku">In stock</div></div>
    <div class="product-add-form${isFolded ? ' is-folded' : ''}">${form}</div></div>
    <div class="product media">${element(html, 'till-gallery')}</div>
    <div class="product info detailed">${element(html, 'till-reviews')}</div>${element(html, 'till-product-bar')}`;
}

/**
 * Renders the shop's product and cart pages in the layout of a stock theme, with Till's tags instead of its widgets.
 */
export async function layOutAsStock(
  page: Page,
  { wrappers = 'kept', isFolded = false }: { wrappers?: Wrappers; isFolded?: boolean } = {},
): Promise<void> {
  await page.route('**/stock-layout.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: SHEET }),
  );
  await page.route(
    (url) => url.pathname.endsWith('/') || url.pathname.endsWith('.html'),
    async (route) => {
      if (route.request().resourceType() !== 'document') {
        await route.fallback();
        return;
      }
      const response = await route.fetch();
      const html = await response.text();
      const head = found(html, /^.*?<\/head>/s)
        .replace(/<link rel="stylesheet"[^>]*>/g, '')
        .replace('</head>', '<link rel="stylesheet" href="/stock-layout.css"></head>');
      const body = found(html, /<body[^>]*>/);
      const config = found(
        html,
        /<script type="application\/json" data-till-config>.*?<\/script>/s,
      );
      const configuration = head.includes(config) ? '' : config;
      await route.fulfill({
        response,
        body: `${head}${body}<div class="page-wrapper">${header(html, wrappers)}
          <main class="page-main">${main(html, isFolded)}</main></div>${configuration}</body></html>`,
      });
    },
  );
}
