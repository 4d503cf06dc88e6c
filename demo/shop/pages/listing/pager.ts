import { icons } from '../icons';
import { markup, nothing, type Markup } from '../markup';
import type { Choice, PagerView } from './pager.types';

const pageItem = ({ label, url }: Choice): Markup =>
  url === null
    ? markup`<li class="item current"><strong class="page" aria-current="page"><span class="only-read">You're currently reading page </span>${label}</strong></li>`
    : markup`<li class="item"><a class="page" href="${url}"><span class="only-read">Page </span>${label}</a></li>`;

/** Links to the pages of a list, in the platform's markup; nothing for a single page. */
export const pager = (view: PagerView, label: string): Markup =>
  view.pages.length < 2
    ? nothing
    : markup`<nav class="pages" aria-label="${label}"><ul class="items pages-items">
${view.previousUrl === null ? nothing : markup`<li class="item pages-item-previous"><a class="action previous" href="${view.previousUrl}" rel="prev"><span class="pages-back">${icons.arrow}</span><span class="only-read">Previous page</span></a></li>`}
${view.pages.map(pageItem)}
${view.nextUrl === null ? nothing : markup`<li class="item pages-item-next"><a class="action next" href="${view.nextUrl}" rel="next"><span class="only-read">Next page</span>${icons.arrow}</a></li>`}
</ul></nav>`;
