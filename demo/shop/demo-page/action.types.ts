import type { Context } from 'hono';

import type { Shop, ShopEnv } from '../domain/shop';

/** What a press of a button did, for the visitor. */
export interface Done {
  readonly type: 'success' | 'notice';
  readonly text: string;
}

/** What a button of the demonstration's page does. */
export type Action = (shop: Shop, c: Context<ShopEnv>) => Done;
