import type { HttpBindings } from '@hono/node-server';

import type { Database } from '../db/database';
import type { Session } from './session/session';
import type { MapsConnection } from './maps/connection.types';
import type { RecaptchaConnection } from './recaptcha/connection.types';
import type { StripeConnection } from './payments/connection.types';
import type { Settings } from './settings/fields';

/** What every part of the shop's server works with. */
export interface Shop {
  readonly db: Database;
  /** What holds for visitors who set nothing themselves; `currentSettings()` is what holds for a request. */
  readonly defaults: Settings;
  /** The time of the shop, as the visitor of the request in progress has set it. */
  readonly clock: () => Date;
  /** The account at the payment provider; absent where the shop has none. */
  readonly stripe?: StripeConnection | undefined;
  /** The maps service; absent if the shop has none. */
  readonly maps?: MapsConnection | undefined;
  /** The reCAPTCHA service; absent where the shop has none. */
  readonly recaptcha?: RecaptchaConnection | undefined;
  /** Addresses of the bundle's files that these elements need to draw. */
  readonly filesOf: (tags: readonly string[]) => readonly string[];
}

/**
 * Types of a request's context: the visitor's session, whether the visitor came without one or with one that had
 * lapsed, whether it ends here, and
 * where the shop is.
 */
export interface ShopEnv {
  /** Node's own request and response; only there where the shop is behind a server. */
  Bindings: HttpBindings;
  Variables: {
    session: Session;
    isNewVisitor: boolean;
    isLapsed: boolean;
    isSessionOver?: boolean;
    basePath: string;
  };
}
