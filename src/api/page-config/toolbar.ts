import type { ToolbarSettings } from '../../domain/listing/listing.types';
import type { PageSource } from '../../platform/page/page-source';
import { configsOf, flag, id, nonEmptyText, taker } from './config-values';

/**
 * The settings of the listing's toolbar (`config-shapes.md` §3.6). Both toolbars of a page contain the same; a page
 * without any gets the platform's own names and the defaults of LIST-13.
 */
export function parseToolbar({ init }: Pick<PageSource, 'init'>): ToolbarSettings {
  const [config = {}] = configsOf(init, 'productListToolbarForm');
  const take = taker(config, 'productListToolbarForm');
  return {
    names: {
      mode: take('mode', nonEmptyText, 'product_list_mode'),
      direction: take('direction', nonEmptyText, 'product_list_dir'),
      order: take('order', nonEmptyText, 'product_list_order'),
      limit: take('limit', nonEmptyText, 'product_list_limit'),
    },
    defaults: {
      mode: take('modeDefault', nonEmptyText, 'grid'),
      direction: take('directionDefault', nonEmptyText, 'asc'),
      order: take('orderDefault', nonEmptyText, 'position'),
      limit: take('limitDefault', id, '9'),
    },
    isPost: take('post', flag, false),
  };
}
