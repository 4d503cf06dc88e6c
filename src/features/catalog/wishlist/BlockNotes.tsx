import { removalUndone, selectWishlistPage } from '../../../state/wishlist/list-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { selectBlockItems } from '../../../state/wishlist/block-items';
import { UndoNotice } from '../../shared/undo/UndoNotice';
import { ServerMessages } from './ServerMessages';

/** Removals that can be undone, and the shop's messages about items that have left the list. */
export function BlockNotes() {
  const dispatch = useTillDispatch();
  const { items } = useTillSelector(selectWishlistPage);
  const latest = useTillSelector(selectBlockItems) ?? [];
  const nameOf = (id: string): string => latest.find(({ itemId }) => itemId === id)?.name ?? '';
  const messages = Object.values(items)
    .filter(({ status }) => status === 'removed')
    .flatMap((item) => item.messages);
  return (
    <>
      <ServerMessages messages={messages} />
      <div className="till-wishlist__messages">
        {Object.entries(items)
          .filter(([, { status }]) => status === 'removing')
          .map(([id]) => (
            <UndoNotice
              key={id}
              name={nameOf(id)}
              onUndo={() => {
                dispatch(removalUndone(id));
              }}
            />
          ))}
      </div>
    </>
  );
}
