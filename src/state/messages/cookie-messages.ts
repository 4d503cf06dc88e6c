import { parseMessagesSection } from '../../api/messages';
import type { ServerMessage } from '../../domain/section.types';
import { readJsonCookie, removeCookie } from '../../platform/storage/cookies';

/** The messages that redirecting pages left in the `mage-messages` cookie; reading clears it (MSG-07). */
export function takeCookieMessages(): readonly ServerMessage[] {
  const messages = parseMessagesSection({ messages: readJsonCookie('mage-messages') });
  removeCookie('mage-messages');
  return messages;
}
