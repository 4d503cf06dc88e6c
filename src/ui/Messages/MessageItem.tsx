import { useEffect, useState } from 'react';
import type { ServerMessage } from '../../domain/section.types';
import { IconButton } from '../Button/IconButton';
import { Notice } from '../Notice/Notice';
import { SafeHtml } from '../SafeHtml/SafeHtml';

/** The part of a message that this view needs. */
export interface ShownMessage {
  readonly id: number;
  readonly type: ServerMessage['type'];
  readonly text: string;
  readonly isHtml: boolean;
}

/** Milliseconds a message is shown (MSG-03) and takes to fade (MSG-04). */
const HIDE_AFTER_MS = 5000;
const FADE_MS = 500;

const tones = { success: 'success', notice: 'info', warning: 'warning', error: 'error' } as const;

/** Successes and notices disappear by themselves; warnings and errors stay until they are closed or replaced. */
const dismissesItself = (type: ServerMessage['type']): boolean =>
  type === 'success' || type === 'notice';

interface MessageItemProps {
  readonly message: ShownMessage;
  readonly closeLabel: string;
  readonly onDismiss: (id: number) => void;
}

/** One message. Its timer is paused while the pointer or the focus is on it (WCAG 2.2.1). */
export function MessageItem({ message, closeLabel, onDismiss }: MessageItemProps) {
  const { id, type, text, isHtml } = message;
  const [isHeld, setHeld] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (isHeld || !dismissesItself(type)) return undefined;
    const timer = setTimeout(
      () => {
        if (isLeaving) onDismiss(id);
        else setLeaving(true);
      },
      isLeaving ? FADE_MS : HIDE_AFTER_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [id, type, isHeld, isLeaving, onDismiss]);
  const hold = () => {
    setHeld(true);
    setLeaving(false);
  };
  const release = () => {
    setHeld(false);
  };
  return (
    <div
      className={`till-messages__item${isLeaving ? ' till-messages__item--leaving' : ''}`}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Notice
        tone={tones[type]}
        live="off"
        action={
          <IconButton
            icon="close"
            label={closeLabel}
            onClick={() => {
              onDismiss(id);
            }}
          />
        }
      >
        {isHtml ? <SafeHtml html={text} profile="message" /> : text}
      </Notice>
    </div>
  );
}
