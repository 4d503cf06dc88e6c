import { useEffect, useRef } from 'react';
import { useT } from '../i18n';
import { adoptStyles } from '../styles/adopt';
import css from './Messages.css';
import { MessageItem, type ShownMessage } from './MessageItem';
import { scrollIntoView } from './scroll-into-view';

adoptStyles(css);

interface MessagesProps {
  readonly messages: readonly ShownMessage[];
  /** The shopper closed a message, or its time is over. */
  readonly onDismiss: (id: number) => void;
}

/**
 * The messages of an area. Both live regions are rendered from the start, so that each message is announced once:
 * errors immediately (`alert`), others when the screen reader is idle (`status`). The page scrolls to a new error that
 * is not visible (MSG-15).
 */
export function Messages({ messages, onDismiss }: MessagesProps) {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const errors = messages.filter(({ type }) => type === 'error');
  const others = messages.filter(({ type }) => type !== 'error');
  const newestError = errors.at(-1)?.id;
  useEffect(() => {
    if (newestError !== undefined && root.current !== null) scrollIntoView(root.current);
  }, [newestError]);
  const item = (message: ShownMessage) => (
    <MessageItem key={message.id} message={message} closeLabel={t('Close')} onDismiss={onDismiss} />
  );
  return (
    <div className="till-messages" ref={root}>
      <div className="till-messages__region" role="alert">
        {errors.map(item)}
      </div>
      <div className="till-messages__region" role="status">
        {others.map(item)}
      </div>
    </div>
  );
}
