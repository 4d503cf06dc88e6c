import type { PageConfig, PageContext } from '../pages/context.types';

/** Adds an init script to a page. */
export const withInit = (ctx: PageContext, init: PageConfig['init'][number]): PageContext => ({
  ...ctx,
  config: { ...ctx.config, init: [...ctx.config.init, init] },
});
