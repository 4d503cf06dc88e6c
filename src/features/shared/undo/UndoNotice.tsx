import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';

interface UndoNoticeProps {
  /** The name of what was removed. */
  readonly name: string;
  readonly isBusy?: boolean;
  readonly onUndo: () => void;
}

/** Says what was removed, and undoes it. The focus goes to the button when it was lost with what was removed. */
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
