import type { PageContext } from '../context.types';
import { document } from '../layout';
import { markup } from '../markup';

/** The page after a sign-out (LOGOUT-01). */
export function renderLogoutSuccess(ctx: PageContext): string {
  const body = markup`<div class="narrow page-main">
<div class="page-head"><h1>You are signed out</h1></div>
<till-logout-redirect><p>You have signed out and will go to our homepage in 5 seconds.</p></till-logout-redirect>
</div>`;
  return document(ctx, {
    title: 'You are signed out',
    page: 'logout-success',
    body,
    styles: 'account',
  });
}
