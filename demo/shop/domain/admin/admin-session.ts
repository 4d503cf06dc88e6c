import { createHash } from 'node:crypto';

import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

import { replace, row, run, type Database } from '../../db/database';
import { newFormKey, newSessionId, type SessionMessage } from '../session/session';
import { visitorTime } from '../settings/visitor';

/** How long a session of the administration lasts after a request, in seconds; as recorded. */
const SECONDS = 900;
const COOKIE = 'admin';

/** The demo's only administrator; the sign-in page says so. */
export const ADMINISTRATOR = { name: 'admin', password: 'admin123' } as const;

/** The session of an administrator, which has nothing to do with that of a shopper in the same browser. */
export interface AdminSession {
  readonly id: string;
  readonly formKey: string;
  messages: SessionMessage[];
  /** The fields of a form that was refused, for the page that shows it again; null without any. */
  draft: Readonly<Record<string, unknown>> | null;
}

/** Starts a session, as at a sign-in: its id and its form key are new. */
export const newAdminSession = (): AdminSession => ({
  id: newSessionId(),
  formKey: newFormKey(),
  messages: [],
  draft: null,
});

/** The session of a request; null when there is none, or when it has ended. */
export function findAdminSession(db: Database, c: Context): AdminSession | null {
  const found = row<{
    id: string;
    form_key: string;
    messages_json: string;
    draft_json: string;
    used_at: string;
  }>(db, 'SELECT * FROM admin_sessions WHERE id = ?', getCookie(c, COOKIE) ?? '');
  if (found === null) return null;
  const age = (visitorTime().getTime() - new Date(found.used_at).getTime()) / 1000;
  if (age > SECONDS) return null;
  return {
    id: found.id,
    formKey: found.form_key,
    messages: JSON.parse(found.messages_json) as SessionMessage[],
    draft: JSON.parse(found.draft_json) as AdminSession['draft'],
  };
}

/** Saves the session with this request's changes and renews its cookie, which only the administration gets. */
export function keepAdminSession(
  db: Database,
  c: Context,
  session: AdminSession,
  path: string,
): void {
  replace(db, 'admin_sessions', {
    id: session.id,
    form_key: session.formKey,
    messages_json: JSON.stringify(session.messages),
    draft_json: JSON.stringify(session.draft),
    used_at: visitorTime().toISOString(),
  });
  setCookie(c, COOKIE, session.id, { path, maxAge: SECONDS, httpOnly: true, sameSite: 'Lax' });
}

/** Ends a session. */
export function endAdminSession(db: Database, c: Context, id: string, path: string): void {
  run(db, 'DELETE FROM admin_sessions WHERE id = ?', id);
  deleteCookie(c, COOKIE, { path });
}

/** The secret key in the address of an action: another one for each action and session. */
export const secretKey = ({ id }: AdminSession, action: string): string =>
  createHash('sha256').update(`${id} ${action}`).digest('hex');
