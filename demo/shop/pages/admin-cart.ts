import type { CartView } from './cart.types';
import { markup, nothing, type Markup } from './markup';

/** A cart as rendered by the admin area on its customer's page: a plain table, empty for an empty cart. */
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
