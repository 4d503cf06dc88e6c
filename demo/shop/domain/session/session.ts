import { randomBytes } from 'node:crypto';

import { type Database, replace, row, run } from '../../db/database';
import { visitorTime } from '../settings/visitor';

/** A message for the shopper, shown once. `text` is HTML with the few tags that the platform allows. */
export interface SessionMessage {
  readonly type: 'success' | 'notice' | 'warning' | 'error';
  readonly text: string;
}

/** A visitor's session; `saveSession` persists changes. */
export interface Session {
  /** Changes at login, to prevent session fixation. */
  id: string;
  customerId: number | null;
  /** The owner of a persistent cart while not signed in; looked up for each request. */
  rememberedId: number | null;
  /** Cart of a guest; a customer's cart is found by the customer. */
  cartId: number | null;
  formKey: string;
  messages: SessionMessage[];
  /** The order that the success page may show once. */
  lastOrderId: number | null;
  /** The time of the last save. */
  readonly keptAt: Date;
}

interface SessionRow {
  readonly id: string;
  readonly customer_id: number | null;
  readonly cart_id: number | null;
  readonly form_key: string;
  readonly messages_json: string;
  readonly last_order_id: number | null;
  readonly updated_at: string;
}

const FORM_KEY_LENGTH = 16;

/** A form key as the platform makes it: 16 letters and digits. */
export function newFormKey(): string {
  return randomBytes(FORM_KEY_LENGTH)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '0')
    .slice(0, FORM_KEY_LENGTH);
}

export function newSessionId(): string {
  return randomBytes(16).toString('hex');
}

export function newSession(): Session {
  return {
    id: newSessionId(),
    customerId: null,
    rememberedId: null,
    cartId: null,
    formKey: newFormKey(),
    messages: [],
    lastOrderId: null,
    keptAt: visitorTime(),
  };
}

export function findSession(db: Database, id: string): Session | null {
  const found = row<SessionRow>(db, 'SELECT * FROM sessions WHERE id = ?', id);
  if (!found) return null;
  return {
    id: found.id,
    customerId: found.customer_id,
    rememberedId: null,
    cartId: found.cart_id,
    formKey: found.form_key,
    messages: JSON.parse(found.messages_json) as SessionMessage[],
    lastOrderId: found.last_order_id,
    keptAt: new Date(found.updated_at),
  };
}

/** Time since a session was saved, in seconds of the visitor's clock. */
export function sessionAge({ keptAt }: Session): number {
  return (visitorTime().getTime() - keptAt.getTime()) / 1000;
}

export function saveSession(db: Database, session: Session): void {
  replace(db, 'sessions', {
    id: session.id,
    customer_id: session.customerId,
    cart_id: session.cartId,
    form_key: session.formKey,
    messages_json: JSON.stringify(session.messages),
    last_order_id: session.lastOrderId,
    updated_at: visitorTime().toISOString(),
  });
}

/** How long a replaced id remains valid for requests sent before the login, in seconds; as on the platform. */
const REPLACED_SECONDS = 300;

/** Moves a session from its old id to the new one. */
export function replaceSession(db: Database, id: string, successor: string): void {
  deleteSession(db, id);
  replace(db, 'replaced_sessions', { id, successor, replaced_at: visitorTime().toISOString() });
}

/** The current id of a session: the same one, or that of a later login. */
export function currentSessionId(db: Database, id: string): string {
  const found = row<{ successor: string; replaced_at: string }>(
    db,
    'SELECT successor, replaced_at FROM replaced_sessions WHERE id = ?',
    id,
  );
  if (!found) return id;
  const age = visitorTime().getTime() - new Date(found.replaced_at).getTime();
  return age > REPLACED_SECONDS * 1000 ? id : currentSessionId(db, found.successor);
}

export function deleteSession(db: Database, id: string): void {
  run(db, 'DELETE FROM sessions WHERE id = ?', id);
}
