import type { ServerMessage, StoredSection } from '../domain/section.types';
import { recordOf } from '../platform/record';

const TYPES: readonly unknown[] = ['success', 'notice', 'warning', 'error'];

const isType = (value: unknown): value is ServerMessage['type'] => TYPES.includes(value);

/**
 * The one-shot messages of a `messages` section (SECT-27); the text may contain HTML, an unknown type counts as a notice.
 * A list with any other entry is discarded. Parsed without a schema because it is read on every page, see
 * docs/decisions/0013-mini-cart.md.
 */
export function parseMessagesSection(stored: StoredSection | undefined): readonly ServerMessage[] {
  const list: unknown = stored?.messages;
  if (!Array.isArray(list)) return [];
  const messages = (list as readonly unknown[]).flatMap((one): ServerMessage[] => {
    const { type, text } = recordOf(one);
    return typeof text === 'string' ? [{ type: isType(type) ? type : 'notice', text }] : [];
  });
  return messages.length === list.length ? messages : [];
}
