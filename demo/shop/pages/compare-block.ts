import type { PageContext } from './context.types';
import { icons } from './icons';
import { markup, nothing, trusted, type Markup } from './markup';

/** The header's link to the comparison list, in the platform's markup: scripts show it while the list is not empty. */
export const compareLink = (ctx: PageContext): Markup =>
  ctx.hasCompare === true
    ? markup`<ul class="compare wrapper"><li class="item link compare" data-bind="scope: 'compareProducts'" data-role="compare-products-link"><till-compare-button load="idle"><a class="action compare no-display" title="Compare Products" data-bind="attr: {'href': compareProducts().listUrl}, css: {'no-display': !compareProducts().count}">${icons.scales}<span class="header-word">Compare Products</span> <span class="counter qty" data-bind="text: compareProducts().countCaption"></span></a></till-compare-button></li></ul>`
    : nothing;

/** The block in the sidebar, whose content is rendered by the platform's scripts. */
export const compareBlock = (ctx: PageContext): Markup => {
  if (ctx.hasCompare !== true) return nothing;
  const clear = {
    action: `${ctx.baseUrl}catalog/product_compare/clear/`,
    data: {
      uenc: '',
      confirmation: true,
      confirmationMessage:
        'Are you sure you want to remove all items from your Compare Products list?',
    },
  };
  return markup`<till-compare load="idle"><div class="block block-compare" data-bind="scope: 'compareProducts'" data-role="compare-products-sidebar">
<div class="block-title"><strong id="block-compare-heading" role="heading" aria-level="2">Compare Products</strong><span class="counter qty no-display" data-bind="text: compareProducts().countCaption, css: {'no-display': !compareProducts().count}"></span></div>
${trusted('<!-- ko if: compareProducts().count -->')}
<div class="block-content no-display" aria-labelledby="block-compare-heading" data-bind="css: {'no-display': !compareProducts().count}"><div class="actions-toolbar"><div class="primary"><a data-bind="attr: {'href': compareProducts().listUrl}" class="action compare primary"><span>Compare</span></a></div>
<div class="secondary"><a id="compare-clear-all" href="#" class="action clear" data-post="${JSON.stringify(clear)}"><span>Clear All</span></a></div></div></div>
${trusted('<!-- /ko -->')}
<p><a href="/catalog/product_compare/">Compare Products</a></p>
</div></till-compare>`;
};
