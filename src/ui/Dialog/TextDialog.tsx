import type { ReactNode, RefObject } from 'react';
import { useUid } from '../element-context';
import { useT } from '../i18n';
import { Dialog } from './Dialog';

interface TextDialogProps {
  readonly open: boolean;
  readonly text: string;
  /** "Attention" when left out (MODAL-08). */
  readonly title?: string | undefined;
  /** Its buttons. */
  readonly actions: ReactNode;
  /** The button that has the focus at first. */
  readonly initialFocus: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** A dialog that is one text and its buttons; the text is read out when it opens. */
export function TextDialog({ text, title, actions, ...dialog }: TextDialogProps) {
  const t = useT();
  const id = useUid('till-text');
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      title={title ?? t('Attention')}
      describedBy={id}
      footer={<div className="till-dialog__actions">{actions}</div>}
    >
      <p className="till-dialog__text" id={id}>
        {text}
      </p>
    </Dialog>
  );
}
