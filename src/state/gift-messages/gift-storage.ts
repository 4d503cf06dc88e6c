import { itemOfTarget } from '../../domain/gift-message';
import type { GiftMessage, GiftTarget } from '../../domain/gift-message.types';
import { recordOf } from '../../platform/record';
import { jsonStorage } from '../../platform/storage/storage';

type Drafts = Readonly<Partial<Record<GiftTarget, GiftMessage>>>;

/** What is typed, until it is saved; private to the window. */
const drafts = jsonStorage('till-gift-drafts', 'sessionStorage');

/** The target of a message that was saved right before the page was left (GMSG-10). */
const saved = jsonStorage('till-gift-saved', 'sessionStorage');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isTarget = (text: string): text is GiftTarget => text === 'order' || /^item:\d+$/.test(text);

/** Stores what is typed, with the cart's item ids, by which the cart is recognised. */
export function saveGiftDrafts(typed: Drafts, items: readonly string[]): void {
  if (Object.keys(typed).length === 0) drafts.remove();
  else drafts.write({ items, typed });
}

/** What was typed for the same cart before a reload; nothing for an item that is gone. */
export function savedGiftDrafts(items: readonly string[]): Drafts {
  const record = recordOf(drafts.read());
  const known = Array.isArray(record.items) ? record.items.map(String) : [];
  if (!known.some((id) => items.includes(id))) return {};
  const typed = Object.entries(recordOf(record.typed)).flatMap(([target, raw]) => {
    if (!isTarget(target)) return [];
    const itemId = itemOfTarget(target);
    if (itemId !== null && !items.includes(itemId)) return [];
    const { recipient, sender, message } = recordOf(raw);
    return [
      [
        target,
        { recipient: textOf(recipient), sender: textOf(sender), message: textOf(message) },
      ] as const,
    ];
  });
  return Object.fromEntries(typed);
}

/** Notes which message was saved, for the page that opens next. */
export function noteSavedGift(target: GiftTarget): void {
  saved.write(target);
}

/** The message that was saved right before this page was opened, once; null when there is none. */
export function takeSavedGift(): GiftTarget | null {
  const target = textOf(saved.read());
  saved.remove();
  return isTarget(target) ? target : null;
}
