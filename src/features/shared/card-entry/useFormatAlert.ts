import { useEffect, useRef, useState } from 'react';
import type { CardFields } from './useCardFields';

/** How long after a press the alert opens, in milliseconds (MSG-13). */
const OPENS_AFTER_MS = 500;

const loadAlert = async () => (await import('./FormatAlert')).FormatAlert;

interface OpenAlert {
  readonly View: Awaited<ReturnType<typeof loadAlert>>;
  /** An English phrase. */
  readonly phrase: string;
}

/**
 * The alert about a field whose text is no number (MSG-12). It is only planned by a press, and not opened any more once
 * the shopper corrects the field; if its code cannot be loaded, the field's own error remains.
 */
export function useFormatAlert({
  read,
  edited,
  formatError,
}: Pick<CardFields, 'read' | 'edited' | 'formatError'>) {
  const [open, setOpen] = useState<OpenAlert | null>(null);
  const timer = useRef(0);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(null);
  };
  const plan = (phrase: string) => {
    clearTimeout(timer.current);
    const loading = loadAlert().catch(() => null);
    const planned = window.setTimeout(() => {
      void loading.then((View) => {
        if (View !== null && timer.current === planned) setOpen({ View, phrase });
      });
    }, OPENS_AFTER_MS);
    timer.current = planned;
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return {
    open,
    close,
    read: () => {
      const card = read();
      const phrase = formatError();
      if (phrase !== null) plan(phrase);
      return card;
    },
    edited: () => {
      close();
      edited();
    },
  };
}
