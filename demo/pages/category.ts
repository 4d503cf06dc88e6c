import type { CategoryData, PageContext, SearchData } from './contract';
import { document } from './layout';
import { markup, type Markup } from './markup';
import { productGrid } from './product-card';

const counted = (count: number): string => (count === 1 ? '1 title' : `${count} titles`);

const empty = (text: string): Markup =>
  markup`<div class="empty"><p>${text}</p><p><a class="button" href="/">Browse the shelves</a></p></div>`;

/** A department: its name, a line about it, and its products in a grid. */
export function renderCategory(ctx: PageContext, data: CategoryData): string {
  const body = markup`<div class="wide">
<div class="page-head"><p class="eyebrow">${counted(data.products.length)}</p><h1>${data.category.name}</h1><p class="lead">${data.category.description}</p></div>
${data.products.length === 0 ? empty('This shelf is being filled.') : productGrid(data.products, 2)}
</div>`;
  return document(ctx, { title: data.category.name, page: 'category', body });
}

/** What a search found. */
export function renderSearch(ctx: PageContext, data: SearchData): string {
  const body = markup`<div class="wide">
<div class="page-head"><p class="eyebrow">${counted(data.products.length)}</p><h1>Search results for: “${data.query}”</h1></div>
${data.products.length === 0 ? empty('Nothing on our shelves answers to that. Try an author, an artist, or a single word of the title.') : productGrid(data.products, 2)}
</div>`;
  return document(ctx, { title: `Search: ${data.query}`, page: 'search', body });
}
