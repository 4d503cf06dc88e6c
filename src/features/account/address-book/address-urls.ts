import type { AccountState } from '../../../state/account/account-slice';

/** The server's pages for addresses. */
export const addressUrls = (
  pages: AccountState['pages'],
  baseUrl: string,
): { readonly add: string; readonly edit: (id: number) => string } => ({
  add: pages?.addAddressUrl ?? `${baseUrl}customer/address/new/`,
  edit: (id) => `${baseUrl}customer/address/edit/id/${String(id)}/`,
});
