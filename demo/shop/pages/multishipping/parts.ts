import type { PageContext } from '../context.types';
import { document } from '../layout';
import { markup, nothing, type Markup } from '../markup';
import { translate } from '../../domain/language/translate';
import type { ItemView } from './contract';

/** A product with its options. */
export const itemName = ({ name, url, options }: ItemView): Markup => markup`
<strong class="product name product-item-name">${url === null ? name : markup`<a href="${url}">${name}</a>`}</strong>
${
  options.length === 0
    ? nothing
    : markup`<dl class="item-options">${options.map(({ label, value }) => markup`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`
}`;

/** An address, a line each. */
export const addressBlock = (lines: readonly string[]): Markup =>
  markup`<address>${lines.map((line) => markup`${line}<br>`)}</address>`;

/** The heading of a box, with a link that changes its content. */
export const boxTitle = (title: string, url: string | null, label = 'Change'): Markup =>
  markup`<strong class="box-title"><span>${translate(title)}</span>${
    url === null
      ? nothing
      : markup` <a href="${url}" class="action edit"><span>${translate(label)}<span class="only-read">: ${translate(title)}</span></span></a>`
  }</strong>`;

/** Items without prices. */
export const itemTable = (
  items: readonly { readonly item: ItemView; readonly qty: number }[],
  id: string,
): Markup => markup`<div class="table-wrapper"><table class="items data table" id="${id}"><caption class="table-caption only-read">Items</caption>
<thead><tr><th class="col item" scope="col">Product Name</th><th class="col qty" scope="col">Qty</th></tr></thead>
<tbody>${items.map(
  ({ item, qty }) =>
    markup`<tr><td class="col item" data-th="${translate('Product Name')}">${itemName(item)}</td><td class="col qty" data-th="${translate('Qty')}">${qty}</td></tr>`,
)}</tbody></table></div>`;

/** A page of the checkout with several addresses: the element around what the platform renders. */
export const multiPage = (
  ctx: PageContext,
  title: string,
  action: string,
  inside: Markup,
): string =>
  document(ctx, {
    title,
    page: 'multi',
    layout: `multishipping-checkout-${action} page-layout-checkout`,
    body: markup`<div class="wide page-main">
<div class="page-head page-head-small"><h1>${translate(title)}</h1></div>
<till-multi-checkout>${inside}</till-multi-checkout>
</div>`,
    styles: 'multishipping',
    plain: true,
  });
