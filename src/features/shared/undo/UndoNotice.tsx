import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';

interface UndoNoticeProps {
  /** The name of the removed item. */
  readonly name: string;
  readonly isBusy?: boolean;
  readonly onUndo: () => void;
}

/** A notice about a removed item, with an undo button, which receives the focus if it was lost with the item. */
export function UndoNotice({ name, isBusy = false, onUndo }: UndoNoticeProps) {
  const t = useT();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.closest('[hidden]') != null;
    if (isLost) undo.current?.focus();
  }, []);
  return (
    <Notice
      tone="info"
      action={
        <Button ref={undo} size="s" busy={isBusy} onClick={onUndo}>
          {t('Undo')}
        </Button>
      }
    >
      {t('%1 was removed.', [name])}
    </Notice>
  );
}
