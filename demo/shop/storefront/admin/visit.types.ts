import type { Context } from 'hono';

import type { AdminSession } from '../../domain/admin/admin-session';
import type { Shop, ShopEnv } from '../../domain/shop';
import type { AdminPage } from '../../pages/admin/frame';
import type { Form } from '../visit';

/** A request of a signed-in administrator with the right keys. */
export interface AdminVisit {
  readonly shop: Shop;
  readonly c: Context<ShopEnv>;
  readonly form: Form;
  readonly session: AdminSession;
  /** The parameters in the address. */
  readonly params: ReadonlyMap<string, string>;
  /** The address of an action with its secret key; `more` are parameters, each followed by a slash. */
  readonly urlOf: (action: string, more?: string) => string;
  /** What every page has; takes the messages of the last request. */
  readonly takeAround: () => Pick<AdminPage, 'baseUrl' | 'formKey' | 'messages' | 'signOut'>;
}

/** What an administrator may do. */
export type AdminAction = (visit: AdminVisit) => Response | Promise<Response>;
