import type { CartView } from './cart.types';
import { markup, nothing, type Markup } from './markup';

/** A cart as the admin area draws it inside the page of its customer: a plain table, nothing for an empty one. */
export const adminCart = ({ lines }: CartView, baseUrl: string): Markup =>
  lines.length === 0
    ? nothing
    : markup`<table class="data-grid">
<thead><tr><th scope="col">Product</th><th scope="col">Qty</th><th scope="col">Total</th></tr></thead>
<tbody>${lines.map(
        ({ name, url, qty, rowTotal }) =>
          markup`<tr><td>${url === null ? name : markup`<a href="${new URL(url.slice(1), baseUrl).href}">${name}</a>`}</td><td>${qty}</td><td>${rowTotal}</td></tr>`,
      )}</tbody>
</table>`;
