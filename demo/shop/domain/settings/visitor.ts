import { AsyncLocalStorage } from 'node:async_hooks';

import type { Settings } from './fields';
import { defaultSettings } from './settings';
import type { Shelf } from './shelf';

/** The visitor of a request with their demo settings. */
export interface Visitor {
  /** Null until the visitor changes something. */
  readonly id: string | null;
  readonly settings: Settings;
  readonly shelf: Shelf;
  /** Whether the shop has an account at the payment provider. */
  readonly hasProvider: boolean;
  /** Whether the shop has an account at PayPal. */
  readonly hasPaypal: boolean;
}

const MINUTE = 60_000;

const defaultVisitor: Visitor = {
  id: null,
  settings: defaultSettings,
  shelf: new Map(),
  hasProvider: false,
  hasPaypal: false,
};
const requests = new AsyncLocalStorage<Visitor>();

/** Runs a request as this visitor. */
export function asVisitor<T>(visitor: Visitor, work: () => T): T {
  return requests.run(visitor, work);
}

/** The visitor of the request in progress; outside of one, a visitor without changes. */
export function currentVisitor(): Visitor {
  return requests.getStore() ?? defaultVisitor;
}

/** The settings of the request's visitor, for pages, REST, sections and everything below them. */
export function currentSettings(): Settings {
  return currentVisitor().settings;
}

/** A time on the visitor's clock, which may be ahead. */
export function visitorTime(time = new Date()): Date {
  return new Date(time.getTime() + currentSettings().clockOffset * MINUTE);
}
