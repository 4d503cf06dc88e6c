import type { ServerProduct } from '../../src/features/catalog/recently-viewed/AccountList';

interface AccountList {
  readonly limit: number | null;
  readonly current: ServerProduct | null;
}

/** What the platform's block of the account's list says: how many it shows, and the page's product as it draws it. */
export function readAccountList(host: HTMLElement): AccountList {
  const count = Number(host.querySelector<HTMLElement>('[data-count]')?.dataset.count ?? '');
  const item = document.querySelector<HTMLElement>('#widget_viewed_item');
  const sku = item?.dataset.sku ?? '';
  return {
    limit: Number.isInteger(count) && count > 0 ? count : null,
    current: item === null || sku === '' ? null : { sku, html: item.innerHTML },
  };
}
