import type { PageContext } from './context.types';
import { markup, nothing, type Markup } from './markup';

/** The shop's own content in a region of an element (docs/extending.md), if these examples are enabled. */
export const promise = (ctx: PageContext, region: string): Markup =>
  ctx.hasOwnContent === true ? markup`<p slot="${region}">Free returns for 30 days</p>` : nothing;
