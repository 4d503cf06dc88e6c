import { parseMessagesSection } from '../../api/messages';
import type { ServerMessage } from '../../domain/section.types';
import { readJsonCookie, removeCookie, writeCookie } from '../../platform/storage/cookies';

/** The messages that redirecting pages left in the `mage-messages` cookie; reading clears it (MSG-07). */
export function takeCookieMessages(): readonly ServerMessage[] {
  const messages = parseMessagesSection({ messages: readJsonCookie('mage-messages') });
  removeCookie('mage-messages');
  return messages;
}

/** Stores a message for the next page, where Till or the remaining old front end shows it. */
export function leaveCookieMessage(message: ServerMessage): void {
  const others = takeCookieMessages().filter(({ text }) => text !== message.text);
  writeCookie('mage-messages', JSON.stringify([...others, message]));
}
