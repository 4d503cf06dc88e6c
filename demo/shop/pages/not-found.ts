import { translate } from '../domain/language/translate';
import type { PageContext } from './context.types';
import { document } from './layout';
import { markup } from './markup';

/** The page for an unknown URL. */
export function renderNotFound(ctx: PageContext): string {
  const body = markup`<div class="narrow thanks">
<p class="big-number" aria-hidden="true">404</p>
<h1>This page is out of print.</h1>
<p class="lead">We looked behind the counter and in the back room. Perhaps one of these shelves has what you came for.</p>
<ul class="pills">${ctx.categories.map(({ name, url }) => markup`<li><a href="${url}">${translate(name)}</a></li>`)}</ul>
</div>`;
  return document(ctx, { title: 'Not found', page: 'not-found', body, styles: 'account' });
}
