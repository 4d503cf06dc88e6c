import type { PageSource } from '../../platform/page/page-source';
import { configsOf, nonEmptyText, taker, type Json } from './config-values';

/** The configuration that the account pages contain for their widgets (`config-shapes.md` §4). */
export interface AccountPages {
  /** Where the page after a sign-out leads; null on any other page (LOGOUT-01). */
  readonly logoutUrl: string | null;
  /** The URL of a deletion without the id (BOOK-02); null if the page does not contain it. */
  readonly deleteUrlPrefix: string | null;
  readonly addAddressUrl: string | null;
  /** Headings of the part that changes e-mail and password. */
  readonly titles: {
    readonly email: string;
    readonly password: string;
    readonly both: string;
  };
}

const first = ({ init }: PageSource, component: string): Json =>
  configsOf(init, component)[0] ?? {};

/** Reads the configuration of the account page at hand. */
export function parseAccountPages(source: PageSource): AccountPages {
  const logout = taker(first(source, 'Magento_Customer/js/logout-redirect'), 'logout');
  const book = taker(first(source, 'address'), 'address');
  const titles = taker(first(source, 'changeEmailPassword'), 'changeEmailPassword');
  return {
    logoutUrl: logout('url', nonEmptyText, null),
    deleteUrlPrefix: book('deleteUrlPrefix', nonEmptyText, null),
    addAddressUrl: book('addAddressLocation', nonEmptyText, null),
    titles: {
      email: titles('titleChangeEmail', nonEmptyText, 'Change Email'),
      password: titles('titleChangePassword', nonEmptyText, 'Change Password'),
      both: titles('titleChangeEmailAndPassword', nonEmptyText, 'Change Email and Password'),
    },
  };
}
