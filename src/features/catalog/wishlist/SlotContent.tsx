import type { ItemState } from '../../../state/wishlist/list-slice';
import { UndoNotice } from '../../shared/undo/UndoNotice';
import { ServerMessages } from './ServerMessages';

interface SlotContentProps {
  readonly name: string;
  readonly item: ItemState;
  readonly onUndo: () => void;
}

/** What is said in the place of an item, or below it. */
export function SlotContent({ name, item, onUndo }: SlotContentProps) {
  return item.status === 'removing' ? (
    <UndoNotice name={name} onUndo={onUndo} />
  ) : (
    <ServerMessages messages={item.messages} />
  );
}
