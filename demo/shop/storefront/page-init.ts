import type { PageConfig, PageContext } from '../pages/context.types';

/** A page that prints one more init script. */
export const withInit = (ctx: PageContext, init: PageConfig['init'][number]): PageContext => ({
  ...ctx,
  config: { ...ctx.config, init: [...ctx.config.init, init] },
});
