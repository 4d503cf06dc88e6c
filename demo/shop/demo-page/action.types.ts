import type { Context } from 'hono';

import type { Shop, ShopEnv } from '../domain/shop';

/** The message about an action for the visitor. */
export interface Done {
  readonly type: 'success' | 'notice';
  readonly text: string;
}

/** The action of a button on the demo page. */
export type Action = (shop: Shop, c: Context<ShopEnv>) => Done;
