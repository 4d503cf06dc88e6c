import type { HttpBindings } from '@hono/node-server';

import type { Database } from '../db/database';
import type { Session } from './session/session';
import type { MapsConnection } from './maps/connection.types';
import type { RecaptchaConnection } from './recaptcha/connection.types';
import type { TaxConnection } from './tax/connection.types';
import type { StripeConnection } from './payments/connection.types';
import type { PaypalConnection } from './paypal/connection.types';
import type { Settings } from './settings/fields';

/** The context of every part of the shop's server. */
export interface Shop {
  readonly db: Database;
  /** The defaults for visitors; `currentSettings()` returns those of a request. */
  readonly defaults: Settings;
  /** The current time on the clock of the request's visitor. */
  readonly clock: () => Date;
  /** The account at the payment provider; absent if the shop has none. */
  readonly stripe?: StripeConnection | undefined;
  /** The account at PayPal; absent if the shop has none. */
  readonly paypal?: PaypalConnection | undefined;
  /** The maps service; absent if the shop has none. */
  readonly maps?: MapsConnection | undefined;
  /** The reCAPTCHA service; absent if the shop has none. */
  readonly recaptcha?: RecaptchaConnection | undefined;
  /** The tax service's certificates; absent if the shop has none. */
  readonly tax?: TaxConnection | undefined;
  /** URLs of the bundle's files that these elements need to render. */
  readonly filesOf: (tags: readonly string[]) => readonly string[];
}

/**
 * Types of a request's context: the visitor's session, whether the visitor came without one or with an expired one,
 * whether it ends with this request, and
 * the shop's base URL.
 */
export interface ShopEnv {
  /** Node's own request and response; only if the shop is behind a server. */
  Bindings: HttpBindings;
  Variables: {
    session: Session;
    isNewVisitor: boolean;
    isLapsed: boolean;
    isSessionOver?: boolean;
    basePath: string;
  };
}
