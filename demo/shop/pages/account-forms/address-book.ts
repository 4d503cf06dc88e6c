import { translate } from '../../domain/language/translate';
import type { PageContext } from '../context.types';
import { document } from '../layout';
import { markup, nothing, type Markup } from '../markup';
import type { AddressBookData, AddressRow } from './contract';

const card = (row: AddressRow): Markup => markup`<address>
${row.firstname} ${row.lastname}<br>
${row.street}<br>
${row.city}, ${row.state}, ${row.zip}<br>
${row.country}<br>
T: <a href="tel:${row.phone}">${row.phone}</a>
</address>`;

function standard(
  className: string,
  title: string,
  row: AddressRow | null,
  words: { readonly change: string; readonly none: string },
): Markup {
  return markup`<div class="box ${className}"><strong class="box-title"><span>${translate(title)}</span></strong>
<div class="box-content">${row === null ? markup`<p>${translate(words.none)}</p>` : card(row)}</div>
${row === null ? nothing : markup`<div class="box-actions"><a class="action edit" href="/customer/address/edit/id/${row.id}/"><span>${translate(words.change)}</span></a></div>`}</div>`;
}

const COLUMNS = [
  ['firstname', 'First Name'],
  ['lastname', 'Last Name'],
  ['streetaddress', 'Street Address'],
  ['city', 'City'],
  ['country', 'Country'],
  ['state', 'State'],
  ['zip', 'Zip/Postal Code'],
  ['phone', 'Phone'],
] as const;

function tableRow(row: AddressRow): Markup {
  const texts = [row.firstname, row.lastname, row.street, row.city, row.country, row.state];
  const cells = [...texts, row.zip, row.phone];
  return markup`<tr>${COLUMNS.map(([name, label], index) => {
    const title = translate(label);
    return markup`<td data-th="${title}" data-label="${title}" class="col ${name}">${cells[index] ?? ''}</td>`;
  })}<td data-th="${translate('Actions')}" class="col actions"><a class="action edit" href="/customer/address/edit/id/${row.id}/"><span>Edit</span></a>
<a class="action delete" href="#" role="delete-address" data-address="${row.id}"><span>Delete</span></a></td></tr>`;
}

function pager({ total, limit, page }: AddressBookData): Markup {
  const pages = Math.ceil(total / limit);
  const at = (number: number) =>
    `/customer/address/index/?limit=${String(limit)}&p=${String(number)}`;
  const links = Array.from({ length: pages }, (_, index) => index + 1).map((number) =>
    number === page
      ? markup`<li class="item current"><strong class="page"><span>${number}</span></strong></li>`
      : markup`<li class="item"><a href="${at(number)}" class="page"><span>${number}</span></a></li>`,
  );
  return markup`<div class="customer-addresses-toolbar toolbar bottom"><div class="pager"><p class="toolbar-amount"><span class="toolbar-number">${total} ${translate('Item(s)')}</span></p>
${pages > 1 ? markup`<div class="pages"><ul class="items pages-items" aria-label="${translate('Page')}">${links}</ul></div>` : nothing}</div></div>`;
}

const list = (
  data: AddressBookData,
): Markup => markup`<div class="table-wrapper additional-addresses">
<table class="data table table-additional-addresses-items history orders" id="additional-addresses-table"><caption class="table-caption only-read">Additional addresses</caption>
<thead><tr>${COLUMNS.map(([name, label]) => markup`<th scope="col" class="col ${name}">${translate(label)}</th>`)}<th scope="col" class="col actions"> </th></tr></thead>
<tbody>${data.rows.map(tableRow)}</tbody></table></div>
${pager(data)}`;

/** The address book as rendered by the platform: the defaults, and a table of the others (BOOK-01). */
export function renderAddressBook(ctx: PageContext, data: AddressBookData): string {
  const body = markup`<div class="wide page-main">
<div class="page-head"><p class="eyebrow"><a href="/customer/account/">My Account</a></p><h1>Address Book</h1></div>
<till-address-book>
<div class="block block-addresses-default"><div class="block-title"><strong>Default Addresses</strong></div>
<div class="block-content">
${standard('box-address-billing', 'Default Billing Address', data.billing, { change: 'Change Billing Address', none: 'You have no default billing address in your address book.' })}
${standard('box-shipping-address', 'Default Shipping Address', data.shipping, { change: 'Change Shipping Address', none: 'You have no default shipping address in your address book.' })}
</div></div>
<div class="block block-addresses-list"><div class="block-title"><strong>Additional Address Entries</strong></div>
<div class="block-content">${data.total === 0 ? markup`<p class="empty">You have no other address entries in your address book.</p>` : list(data)}</div></div>
<div class="actions-toolbar"><div class="primary"><button type="button" role="add-address" title="Add New Address" class="action primary add button"><span>Add New Address</span></button></div>
<div class="secondary"><a class="action back" href="/customer/account/"><span>Back</span></a></div></div>
</till-address-book>
</div>`;
  return document(ctx, { title: 'Address Book', page: 'address-book', body, styles: 'account' });
}
