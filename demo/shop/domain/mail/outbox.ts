import { type Database, insert, rows } from '../../db/database';

/** An e-mail that a real shop would send. The demo shows it only to the visitor who caused it. */
export interface Letter {
  readonly recipient: string;
  readonly subject: string;
  /** Path of the page that the e-mail links to. */
  readonly link: string;
  readonly sent_at: string;
}

export function sendLetter(db: Database, visitorId: string, letter: Letter): void {
  insert(db, 'letters', {
    visitor_id: visitorId,
    recipient: letter.recipient,
    subject: letter.subject,
    link: letter.link,
    sent_at: letter.sent_at,
  });
}

/** Newest first. */
export function lettersOf(db: Database, visitorId: string): readonly Letter[] {
  return rows<Letter>(
    db,
    'SELECT recipient, subject, link, sent_at FROM letters WHERE visitor_id = ? ORDER BY id DESC',
    visitorId,
  );
}
