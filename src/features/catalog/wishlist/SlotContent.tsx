import { useEffect, useRef } from 'react';
import type { ItemState } from '../../../state/wishlist/list-slice';
import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { ITEM } from './list-form';
import { ServerMessages } from './ServerMessages';

interface SlotContentProps {
  readonly name: string;
  readonly item: ItemState;
  readonly onUndo: () => void;
}

/** What is said in the place of an item, or below it. The focus of the removed item goes to the button that undoes it. */
export function SlotContent({ name, item, onUndo }: SlotContentProps) {
  const t = useT();
  const undo = useRef<HTMLButtonElement>(null);
  const isRemoving = item.status === 'removing';
  useEffect(() => {
    const { activeElement } = document;
    const place = undo.current?.closest(ITEM);
    const isLost = activeElement === document.body || place?.contains(activeElement) === true;
    if (isRemoving && isLost) undo.current?.focus();
  }, [isRemoving]);
  if (!isRemoving) return <ServerMessages messages={item.messages} />;
  return (
    <Notice
      tone="info"
      action={
        <Button ref={undo} size="s" onClick={onUndo}>
          {t('Undo')}
        </Button>
      }
    >
      {t('%1 was removed.', [name])}
    </Notice>
  );
}
