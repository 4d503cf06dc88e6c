import type { PageContext } from './context.types';
import { document } from './layout';
import { markup } from './markup';

/** The page of the example bank, where an order is paid. */
export function renderExampleBank(ctx: PageContext, orderNumber: string): string {
  const body = markup`<div class="narrow">
<div class="page-head"><h1>Town Bank</h1></div>
<p class="lead">You pay order ${orderNumber} of Folio &amp; Reel.</p>
<p>An example: no money moves. Going back without paying keeps your cart.</p>
<form method="post" action="/examples/bank/pay/"><input type="hidden" name="form_key" value="${ctx.formKey}"><input type="hidden" name="order" value="${orderNumber}">
<p><button class="button" type="submit">Pay</button> <a class="button button-light" href="/checkout/cart/">Back to the shop</a></p></form>
</div>`;
  return document(ctx, { title: 'Town Bank', page: 'bank', body, plain: true });
}
