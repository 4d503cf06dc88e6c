import { randomBytes, randomInt } from 'node:crypto';

import { type Database, replace, row, run } from '../../db/database';
import { glyphs } from './glyphs';

const LIFE_MS = 7 * 60_000;
const LETTERS = Object.keys(glyphs);
const SHORTEST = 4;
const LONGEST = 5;

interface CaptchaRow {
  readonly word: string;
  readonly expires_at: string;
}

function newWord(): string {
  const length = randomInt(SHORTEST, LONGEST + 1);
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('');
}

/** Creates a new word for a visitor's form; returns the id of its picture. Older words become invalid. */
export function issueCaptcha(db: Database, sessionId: string, form: string, now: Date): string {
  const id = randomBytes(16).toString('hex');
  run(db, 'DELETE FROM captchas WHERE expires_at < ?', now.toISOString());
  replace(db, 'captchas', {
    session_id: sessionId,
    form,
    picture_id: id,
    word: newWord(),
    expires_at: new Date(now.getTime() + LIFE_MS).toISOString(),
  });
  return id;
}

/** The word of a picture, or null when it has expired. */
export function wordOfPicture(db: Database, pictureId: string): string | null {
  const found = row<CaptchaRow>(
    db,
    'SELECT word, expires_at FROM captchas WHERE picture_id = ?',
    pictureId,
  );
  return found?.word ?? null;
}

/** Whether the visitor typed the form's word, ignoring case. A word is valid for one attempt. */
export function solveCaptcha(
  db: Database,
  sessionId: string,
  form: string,
  typed: string,
  now: Date,
): boolean {
  const found = row<CaptchaRow>(
    db,
    'SELECT word, expires_at FROM captchas WHERE session_id = ? AND form = ?',
    sessionId,
    form,
  );
  run(db, 'DELETE FROM captchas WHERE session_id = ? AND form = ?', sessionId, form);
  if (!found || found.expires_at < now.toISOString()) return false;
  return found.word.toLowerCase() === typed.trim().toLowerCase();
}
