import { useEffect } from 'react';
import { ownValue } from '../../../domain/own-value';
import type { WishlistPageState } from '../../../state/wishlist/list-slice';
import { leaveCookieMessage } from '../../../state/messages/cookie-messages';
import { reloadPage } from '../../../platform/navigate';
import { dropItem, idOf, itemsIn, type ListForm } from './list-form';

/**
 * Takes the items off the page that the shop's list no longer has. A list that is empty now, or has items of the next
 * page, is rendered by the shop again, with the messages.
 */
export function useListedItems(
  list: ListForm | null,
  { listed, items, messages, sending }: WishlistPageState,
): void {
  useEffect(() => {
    if (list === null || listed === null) return;
    const shown = itemsIn(list.form);
    const ids = shown.map(idOf);
    for (const element of shown) {
      const id = idOf(element);
      if (!listed.includes(id) && ownValue(items, id) === undefined) dropItem(element);
    }
    const isSettled =
      sending === null &&
      Object.values(items).every(({ status }) => status === 'removed' || status === 'failed');
    const hasOthers = listed.some((id) => !ids.includes(id));
    if (!isSettled || !(hasOthers || (listed.length === 0 && messages.length > 0))) return;
    const about = Object.values(items).flatMap((item) => item.messages);
    for (const message of [...about, ...messages]) leaveCookieMessage(message);
    reloadPage();
  }, [list, listed, items, messages, sending]);
}
