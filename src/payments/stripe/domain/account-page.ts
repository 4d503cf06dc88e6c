/** Pages that `redirect` may name: one name, or a path below `stripe/customer/`; no dots, so that none leads up. */
const PAGE = /^(?:[\w-]+\/)*[\w-]+\/?$/;

/**
 * The page that the saved-cards page returns to, as its `redirect` parameter names it (SAVED-04): a customer page of the
 * payment module, by its name (`subscriptions`), by its path or by its address. Null for any other, so that no link can
 * lead away from the shop. `baseUrl` is absolute and ends with a slash.
 */
export function accountPageUrl(redirect: string, baseUrl: string): string | null {
  const root = `${baseUrl}stripe/customer/`;
  const path = redirect.startsWith(root)
    ? redirect.slice(root.length)
    : redirect.replace(/^\/?stripe\/customer\//, '');
  return PAGE.test(path) ? `${root}${path}` : null;
}
