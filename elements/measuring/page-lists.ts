import type { ListDetail } from '../../src/platform/page/commerce.types';

/** The text of the first match, with single spaces; empty without one. */
export const textIn = (root: ParentNode, selector: string): string =>
  root.querySelector(selector)?.textContent.trim().replace(/\s+/g, ' ') ?? '';

/** The ids of lists by a class of their blocks. */
const BLOCKS = {
  related: 'related',
  upsell: 'upsell',
  crosssell: 'crosssell',
  'block-viewed-products-grid': 'recently_viewed',
  'block-wishlist': 'wishlist',
  'block-compare': 'compare',
} as const;

/** The trail of a page in the platform's templates; the class of a category contains its id. */
const CATEGORY = '.breadcrumbs li[class*="category"]';

/** The names of the categories in the page's trail, the outermost first. */
export const pageCategories = (): readonly string[] =>
  [...document.querySelectorAll(CATEGORY)].map(({ textContent }) =>
    textContent.trim().replace(/\s+/g, ' '),
  );

/** `category_12`; without an id in the trail, the key in the class of `<body>`; `category` without either. */
function categoryId(): string {
  const own = [...document.querySelectorAll(CATEGORY)].at(-1)?.className ?? '';
  const [, id] = /\bcategory(\d+)\b/.exec(own) ?? [];
  const [, path] = /(?:^|\s)categorypath-([\w-]+)/.exec(document.body.className) ?? [];
  const key = id ?? path;
  return key === undefined ? 'category' : `category_${key}`;
}

/** `list_new-arrivals`: the platform gives such a block no other name than its heading. */
const idOfHeading = (heading: string): string => {
  const key = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return key === '' ? 'list' : `list_${key}`;
};

/** Whether the page shows the results of a search. */
export const isSearchPage = (): boolean =>
  document.querySelector('.catalogsearch-result-index, .search.results') !== null;

/**
 * The id and name of a list: those of a block of other products, or of the category or the search that the page is.
 * The heading of a search contains its term, which is not a name.
 */
export function nameOfList(list: Element): Pick<ListDetail, 'listId' | 'listName'> {
  const block = list.closest('.block');
  if (block !== null) {
    const listName = textIn(block, '.block-title, .title');
    const known = Object.entries(BLOCKS).find(([name]) => block.classList.contains(name));
    return { listId: known?.[1] ?? idOfHeading(listName), listName };
  }
  if (isSearchPage()) return { listId: 'search', listName: 'Search results' };
  return { listId: categoryId(), listName: textIn(document, 'h1') };
}
