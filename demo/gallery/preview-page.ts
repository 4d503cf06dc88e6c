import type { Context, Hono } from 'hono';

import { products } from '../shop/data/products';
import { findArticle } from '../shop/domain/catalogue/catalogue';
import type { ShopProduct } from '../shop/data/products';
import { printPageConfig } from '../shop/pages/page-config';
import { renderProduct } from '../shop/pages/index';
import type { PageConfig, PageContext } from '../shop/pages/context.types';
import type { ProductData } from '../shop/pages/contract';
import { markup, nothing, trusted, type Markup } from '../shop/pages/markup';
import type { Shop, ShopEnv } from '../shop/domain/shop';
import { pageContext } from '../shop/storefront/context';
import { departmentPage } from '../shop/storefront/listing-pages';
import { withInit } from '../shop/storefront/page-init';
import { productPageData } from '../shop/storefront/product-pages';
import { choiceOf, type Choice } from './choice';
import { drawnOn, type Drawn } from './drawn';
import { HOSTILE_NAMES, withHostileNames, withHostileWords } from './hostile-names';
import { insideOf, openingTag } from './snippet';
import { statesOf } from './states';
import type { GalleryState } from './states.types';
import type { GalleryElement } from './surface';

/** A page with an element on it. */
interface Preview {
  readonly ctx: PageContext;
  readonly element: GalleryElement;
  readonly state: GalleryState;
  readonly choice: Choice;
  /** The product of the page. */
  readonly product: ShopProduct | null;
  /** The element on the shop's own product page, if it is shown that way. */
  readonly drawn: Drawn | null;
}

/** Previously viewed products, newest first. */
const viewedIds = (count: number, current: ShopProduct | null): readonly string[] =>
  products
    .filter(({ id }) => id !== current?.id)
    .slice(0, count)
    .map(({ id }) => String(id));

/** The input of the preview's script. */
function previewData({ ctx, element, state, choice, product }: Preview): string {
  return JSON.stringify({
    tag: element.tag,
    events: element.events.map(({ name }) => name),
    properties: choice.properties,
    formKey: ctx.formKey,
    messages: state.messages,
    viewed: viewedIds(state.viewed ?? 0, product),
  });
}

/** The element as in the snippet, or around server-rendered markup; links and forms of both stay in the sandbox. */
function elementMarkup({ ctx, element, state, choice, drawn }: Preview): Markup {
  const { pathname } = new URL(ctx.baseUrl);
  const within = (text: string): string => text.replaceAll(/(href|action)="\//g, `$1="${pathname}`);
  const inside = state.bare ? '' : (state.inside ?? drawn?.inside ?? insideOf(element));
  const opening = openingTag(element.tag, choice.attributes);
  const tag = trusted(`${opening}${within(inside)}</${element.tag}>`);
  if (!drawn?.form) return tag;
  return markup`${trusted(within(drawn.form.opening.toString()))}${drawn.form.hiddenFields}${tag}</form>`;
}

/** The product's form above everything visible; only scripts reach it there. */
const formAbove = (product: ShopProduct, baseUrl: string): Markup =>
  markup`<form id="product_addtocart_form" class="scrolled-past" action="${baseUrl}checkout/cart/add/product/${product.id}/" method="post" inert><input type="hidden" name="product" value="${product.id}"><input type="hidden" name="qty" value="1"><button type="submit" class="action tocart">Add to Cart</button></form>`;

/** The page's heading with the product's name, for elements that read it there. */
function titleOf({ element, product, state }: Preview): string {
  if (!state.scrolledPast || !product) return `${element.tag}: ${state.label}`;
  return state.hostile ? HOSTILE_NAMES[0] : product.name;
}

/** The shop's own style sheets, for elements around its fields. */
const shopStyles = ({ tag }: GalleryElement): Markup =>
  markup`<link rel="stylesheet" href="/static/sheets/base+shelves+${statesOf(tag).department === undefined ? 'product+reviews' : 'listing'}.css">\n`;

/** Replaces the heading above the part on the shop's own page. */
const sectionHeading = ({ summary }: GalleryElement): Markup =>
  markup`<h2 class="only-read" lang="en-US" dir="ltr">${summary}</h2>`;

function render(preview: Preview): string {
  const { ctx, element, state, product, drawn } = preview;
  // Only names are changed, not the shape.
  const config = state.hostile ? (withHostileNames(ctx.config) as PageConfig) : ctx.config;
  const direction = state.rightToLeft ? trusted('lang="he" dir="rtl"') : trusted('lang="en-US"');
  return markup`<!doctype html>
<html ${direction} data-preview="${previewData(preview)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${element.tag}: ${state.label}</title>
<link rel="icon" href="/static/icon.svg" type="image/svg+xml">
${drawn ? shopStyles(element) : nothing}<link rel="stylesheet" href="/gallery/assets/preview.css">
<script src="/gallery/assets/complaints.js"></script>
<script src="/gallery/assets/memory.js"></script>
${trusted(printPageConfig(config))}
<script src="/gallery/assets/preview.js" defer></script>
<script src="${ctx.scriptUrl}" defer></script>
</head>
<body>
<main${product === null ? nothing : markup` data-product-id="${product.id}"`}>
<h1 class="only-read" lang="en-US" dir="ltr">${titleOf(preview)}</h1>
${drawn && !drawn.form ? sectionHeading(element) : nothing}
${state.scrolledPast && product ? formAbove(product, ctx.baseUrl) : nothing}
${elementMarkup(preview)}
</main>
</body>
</html>`.toString();
}

/** The view and configuration of the shop's product page in the state. */
function productPageIn(
  shop: Shop,
  c: Context<ShopEnv>,
  product: ShopProduct,
  { hostile, neighbours }: GalleryState,
): { readonly ctx: PageContext; readonly data: ProductData } {
  const { ctx, data } = productPageData(shop, c, product, null);
  const shown = { ...data, related: data.related.slice(0, neighbours) };
  // Only texts are changed, not the shape.
  return { ctx, data: hostile ? (withHostileWords(shown) as ProductData) : shown };
}

/** The only page of a sandbox: a bare page of the shop with the element. */
export function addPreviewPage(
  app: Hono<ShopEnv>,
  shop: Shop,
  element: GalleryElement,
  state: GalleryState,
): void {
  const { page, product: usual, department, drawn: isDrawn, init } = statesOf(element.tag);
  const sku = state.product ?? usual;
  const product = sku === undefined ? null : (findArticle(sku)?.product ?? null);
  app.get('/page', (c) => {
    const choice = choiceOf(element, new URL(c.req.url).searchParams);
    const list = department && departmentPage(shop, c, department, state.query ?? '');
    if (list) {
      const drawn = isDrawn ? drawnOn(list.html, element.tag) : null;
      return c.html(render({ ctx: list.ctx, element, state, choice, product: null, drawn }));
    }
    if (!product || state.bare) {
      const plain = pageContext(shop, c, page);
      const ctx = init && !state.bare ? withInit(plain, init(shop, plain.baseUrl)) : plain;
      return c.html(render({ ctx, element, state, choice, product, drawn: null }));
    }
    const { ctx, data } = productPageIn(shop, c, product, state);
    const drawn = isDrawn ? drawnOn(renderProduct(ctx, data), element.tag) : null;
    return c.html(render({ ctx, element, state, choice, product, drawn }));
  });
}
