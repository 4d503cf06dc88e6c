import type { ServerProduct } from '../../src/features/catalog/recently-viewed/AccountList';

interface AccountList {
  readonly limit: number | null;
  readonly current: ServerProduct | null;
}

/**
 * The data of the platform's account block: how many products it shows, and the page's product as the server rendered
 * it.
 */
export function readAccountList(host: HTMLElement): AccountList {
  const count = Number(host.querySelector<HTMLElement>('[data-count]')?.dataset.count ?? '');
  const item = document.querySelector<HTMLElement>('#widget_viewed_item');
  const sku = item?.dataset.sku ?? '';
  return {
    limit: Number.isInteger(count) && count > 0 ? count : null,
    current: item === null || sku === '' ? null : { sku, html: item.innerHTML },
  };
}
