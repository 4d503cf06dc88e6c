import type { Hono } from 'hono';

import { findArticle } from '../catalogue/catalogue';
import type { ShopProduct } from '../catalogue/product.types';
import { printPageConfig } from '../page-config/print';
import { purchaseInit } from '../page-config/purchase-init';
import type { PageConfig, PageContext } from '../pages/context.types';
import { markup, nothing, trusted, type Markup } from '../pages/markup';
import type { Shop, ShopEnv } from '../shop';
import { pageContext } from '../storefront/context';
import { choiceOf, type Choice } from './choice';
import { HOSTILE_NAMES, withHostileNames } from './hostile-names';
import { insideOf, openingTag } from './snippet';
import { statesOf } from './states';
import type { GalleryState } from './states.types';
import type { GalleryElement } from './surface';

/** What the preview's script works with. */
function previewData(
  { tag, events }: GalleryElement,
  { messages }: GalleryState,
  choice: Choice,
  formKey: string,
): string {
  return JSON.stringify({
    tag,
    events: events.map(({ name }) => name),
    properties: choice.properties,
    formKey,
    messages,
  });
}

/** The element as the snippet has it; links and forms of the fallback stay in the sandbox. */
function elementMarkup(
  element: GalleryElement,
  { bare }: GalleryState,
  choice: Choice,
  baseUrl: string,
): Markup {
  const { pathname } = new URL(baseUrl);
  const inside = (bare ? '' : insideOf(element)).replaceAll(
    /(href|action)="\//g,
    `$1="${pathname}`,
  );
  const opening = openingTag(element.tag, choice.attributes);
  return trusted(`${opening}${inside}</${element.tag}>`);
}

/** The product's form above all that is in sight; only scripts reach it there. */
const formAbove = (product: ShopProduct, baseUrl: string): Markup =>
  markup`<form id="product_addtocart_form" class="scrolled-past" action="${baseUrl}checkout/cart/add/product/${product.id}/" method="post" inert><input type="hidden" name="product" value="${product.id}"><input type="hidden" name="qty" value="1"><button type="submit" class="action tocart">Add to Cart</button></form>`;

/** What the page is about: the name of its product, where an element reads it from the heading. */
function titleOf(
  { tag }: GalleryElement,
  product: ShopProduct | null,
  state: GalleryState,
): string {
  if (!state.scrolledPast || !product) return `${tag}: ${state.label}`;
  return state.hostile ? HOSTILE_NAMES[0] : product.name;
}

function render(
  ctx: PageContext,
  { element, product }: { element: GalleryElement; product: ShopProduct | null },
  state: GalleryState,
  choice: Choice,
): string {
  // The walk over the configuration changes names and nothing of its shape.
  const config = state.hostile ? (withHostileNames(ctx.config) as PageConfig) : ctx.config;
  const direction = state.rightToLeft ? trusted('lang="ar" dir="rtl"') : trusted('lang="en-US"');
  const data = previewData(element, state, choice, ctx.formKey);
  return markup`<!doctype html>
<html ${direction} data-preview="${data}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${element.tag}: ${state.label}</title>
<link rel="icon" href="/static/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/gallery/assets/preview.css">
<script src="/gallery/assets/memory.js"></script>
${trusted(printPageConfig(config))}
<script src="/gallery/assets/preview.js" defer></script>
<script src="${ctx.scriptUrl}" defer></script>
</head>
<body>
<main${product === null ? nothing : markup` data-product-id="${product.id}"`}>
<h1 class="only-read" lang="en-US" dir="ltr">${titleOf(element, product, state)}</h1>
${state.scrolledPast && product ? formAbove(product, ctx.baseUrl) : nothing}
${elementMarkup(element, state, choice, ctx.baseUrl)}
</main>
</body>
</html>`.toString();
}

/** The one page of a sandbox: a bare page of the shop with the element on it. */
export function addPreviewPage(
  app: Hono<ShopEnv>,
  shop: Shop,
  element: GalleryElement,
  state: GalleryState,
): void {
  const { page, product: usual } = statesOf(element.tag);
  const sku = state.product ?? usual;
  const product = sku === undefined ? null : (findArticle(sku)?.product ?? null);
  app.get('/page', (c) => {
    const choice = choiceOf(element, new URL(c.req.url).searchParams);
    const ctx = pageContext(shop, c, page);
    const printed = product && !state.bare ? purchaseInit(shop.db, product, null, ctx.baseUrl) : [];
    const config = { ...ctx.config, init: [...ctx.config.init, ...printed] };
    return c.html(render({ ...ctx, config }, { element, product }, state, choice));
  });
}
