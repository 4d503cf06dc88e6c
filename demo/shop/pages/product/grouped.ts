import { markup, nothing, type Markup } from '../markup';
import type { MemberView } from './purchase.types';

const row = (
  member: MemberView,
): Markup => markup`<tr><td class="group-name"><a href="${member.url}"><img src="${member.cover}" alt="" width="48" height="64" loading="lazy"><span>${member.name}</span></a></td>
<td class="group-price" data-role="priceBox" data-product-id="${member.id}" data-price-box="product-id-${member.id}"><span class="price-wrapper" id="product-price-${member.id}" data-price-amount="${member.price.amount}" data-price-type="finalPrice"><span class="price">${member.price.text}</span></span></td>
<td class="group-qty">${
  member.isSalable
    ? markup`<label class="only-read" for="super_group_${member.id}">Qty of ${member.name}</label><input id="super_group_${member.id}" type="number" name="super_group[${member.id}]" value="${member.qty}" min="0" step="1" inputmode="numeric" class="input-text qty">`
    : markup`<span class="muted">Out of stock</span>`
}</td></tr>`;

/** The products of a group in a table, each with a quantity. */
export const groupedTable = (members: readonly MemberView[]): Markup =>
  members.length === 0
    ? nothing
    : markup`<div class="group-room"><table class="group table grouped" id="super-product-table"><caption class="only-read">Grouped product items</caption><thead><tr><th scope="col">Product Name</th><th scope="col" class="group-price">Price</th><th scope="col" class="group-qty">Qty</th></tr></thead><tbody>${members.map(row)}</tbody></table></div>`;
