import type { Database } from './db/database';
import type { Session } from './session/session';

/** What the demo's merchant has set. */
export interface ShopSettings {
  /** Whether the checkout may learn that an e-mail address has an account; off by default, as in 2.4.7. */
  readonly guestCheckoutLogin: boolean;
}

/** What every part of the shop's server works with. */
export interface Shop {
  readonly db: Database;
  readonly settings: ShopSettings;
  /** The time of the shop. */
  readonly clock: () => Date;
  /** Addresses of the bundle's files that these elements need to draw. */
  readonly filesOf: (tags: readonly string[]) => readonly string[];
}

/** Types of a request's context: the visitor's session, and whether the visitor came with one. */
export interface ShopEnv {
  Variables: { session: Session; isNewVisitor: boolean };
}
