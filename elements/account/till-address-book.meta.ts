import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-address-book>`. */
export const addressBookMeta: ElementMeta = {
  tag: 'till-address-book',
  area: 'account',
  file: 'own',
  summary: 'A customer’s address book: all addresses, a search, defaults, editing and deleting.',
  description:
    'For the account page customer/address. Wrap it around the server-rendered blocks; they show until all addresses ' +
    'are loaded, and stay where that fails, with a question before an address is deleted. From 17 addresses on they can ' +
    'be searched. Adding and editing open the server’s own pages. When a response is lost, the addresses are loaded ' +
    'before anything is sent again.',
  attributes: {},
  events: [],
  fallback: 'The server-rendered address book.',
  example:
    '<till-address-book><div class="block block-addresses-list"><table><tbody><tr><td>5 Broadway, New York</td><td><a href="#" data-address="13"><span>Delete</span></a></td></tr></tbody></table></div></till-address-book>',
};
