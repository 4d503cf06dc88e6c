import { useEffect, useState } from 'react';
import { useT } from '../i18n';
import { AlertDialog } from './AlertDialog';

/** Milliseconds before a message box opens (MSG-13). */
const DELAY_MS = 500;

/** An alert titled "Error", e.g. for numbers that cannot be read (MSG-12); null shows nothing. */
export function MessageBox({
  text,
  onClose,
}: {
  readonly text: string | null;
  readonly onClose: () => void;
}) {
  const t = useT();
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setShown(text);
      },
      text === null ? 0 : DELAY_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <AlertDialog
      open={text !== null && shown === text}
      title={t('Error')}
      text={text ?? ''}
      onClose={onClose}
    />
  );
}
