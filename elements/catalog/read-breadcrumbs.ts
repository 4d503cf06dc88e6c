import { branch, configsOf } from '../../src/api/page-config/config-values';
import type { Crumb } from '../../src/features/catalog/breadcrumbs/breadcrumbs.types';
import { readPageSource } from '../../src/platform/page/page-source';
import { textOf } from '../../src/platform/text/decode';

/** The menu of a stock shop. */
const MENU = '[data-action="navigation"]';

interface Trail {
  /** Empty where the page has no data about its product. */
  readonly product: string;
  readonly suffix: string;
  readonly isPathInUrl: boolean;
}

/** The page's breadcrumb configuration (`config-shapes.md` §3.6). */
function configuredTrail(): Trail {
  const [config] = configsOf(readPageSource().init, 'breadcrumbs');
  const { product, categoryUrlSuffix: suffix, useCategoryPathInUrl } = branch(config);
  return {
    product: typeof product === 'string' ? textOf(product) : '',
    suffix: typeof suffix === 'string' ? suffix : '',
    isPathInUrl: Number(useCategoryPathInUrl) === 1,
  };
}

const bare = (url: string): string => url.replace(/[?#].*$/, '');

/** The category the shopper came through: from the product's own URL, or from the previous page. */
function categoryUrl({ suffix, isPathInUrl }: Trail): string {
  if (!isPathInUrl) return bare(document.referrer);
  const page = bare(window.location.href);
  return `${page.slice(0, page.lastIndexOf('/'))}${suffix}`;
}

/** The menu's link to a category, and those of its parent categories, outermost first. */
function menuPath(menu: Element, url: string): readonly HTMLAnchorElement[] {
  const found = [...menu.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
    (link) => bare(link.href) === url,
  );
  const path: HTMLAnchorElement[] = [];
  for (let item = found?.closest('li') ?? null; item !== null && menu.contains(item);) {
    const link = item.querySelector<HTMLAnchorElement>('a[href]');
    if (link !== null) path.unshift(link);
    item = item.parentElement?.closest('li') ?? null;
  }
  return path.length === 0 && found !== undefined ? [found] : path;
}

const trimmedText = (element: Element): string => element.textContent.trim();

/** The server-rendered trail inside the element. */
function serverCrumbs(host: HTMLElement): readonly Crumb[] {
  return [...host.querySelectorAll('li')].map((item) => {
    const link = item.querySelector<HTMLAnchorElement>('a[href]');
    return { label: trimmedText(link ?? item), title: link?.title ?? '', url: link?.href ?? null };
  });
}

/**
 * The breadcrumb trail: the menu's categories and the product (BREAD-01), or the server-rendered trail on pages of no
 * product and for shoppers who did not come through the menu.
 */
export function readBreadcrumbs(host: HTMLElement): readonly Crumb[] {
  const crumbs = serverCrumbs(host);
  const trail = configuredTrail();
  const menu = document.querySelector(host.getAttribute('menu') ?? MENU);
  if (trail.product === '' || menu === null) return crumbs;
  const categories = menuPath(menu, categoryUrl(trail));
  if (categories.length === 0) return crumbs;
  const [home] = crumbs;
  const homeUrl = home?.url ?? new URL('/', document.baseURI).href;
  return [
    // The label and the URL that BREAD-02 names.
    { label: 'Home', title: 'Go to Home Page', url: homeUrl },
    ...categories.map((link) => ({ label: trimmedText(link), title: '', url: link.href })),
    { label: trail.product, title: '', url: null },
  ];
}
