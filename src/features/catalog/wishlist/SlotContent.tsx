import type { ItemState } from '../../../state/wishlist/list-slice';
import { UndoNotice } from '../../shared/undo/UndoNotice';
import { ServerMessages } from './ServerMessages';

interface SlotContentProps {
  readonly name: string;
  readonly item: ItemState;
  readonly onUndo: () => void;
}

/** The message that replaces an item or is shown below it. */
export function SlotContent({ name, item, onUndo }: SlotContentProps) {
  return item.status === 'removing' ? (
    <UndoNotice name={name} onUndo={onUndo} />
  ) : (
    <ServerMessages messages={item.messages} />
  );
}
