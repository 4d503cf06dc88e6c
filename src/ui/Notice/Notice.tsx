import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon';
import { adoptStyles } from '../styles/adopt';
import css from './Notice.css';

adoptStyles(css);

type Tone = 'error' | 'success' | 'warning' | 'info';

const icons: Record<Tone, IconName> = {
  error: 'alert',
  success: 'check',
  warning: 'alert',
  info: 'info',
};

interface NoticeProps {
  readonly tone: Tone;
  readonly children: ReactNode;
  /** For `aria-describedby` of what the notice is about. */
  readonly id?: string;
  /** A small line beside its subject, without a box. */
  readonly compact?: boolean;
  /** What the shopper can do about it, e.g. a retry button. */
  readonly action?: ReactNode;
  /** How it is spoken when it appears: errors at once, the rest when the reader is free; `off` for what was there all along. */
  readonly live?: 'alert' | 'status' | 'off';
}

/**
 * A message in its place: said once to screen readers, told apart by a drawing as well as by colour. When it goes because
 * its button was pressed, as "Try Again" is, its place keeps the focus.
 */
export function Notice({
  tone,
  children,
  id,
  compact = false,
  action,
  live = tone === 'error' ? 'alert' : 'status',
}: NoticeProps) {
  const shape = compact ? ' till-notice--compact' : '';
  const layout = action == null ? '' : ' till-notice--with-action';
  const self = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = self.current;
    const place = notice?.parentElement;
    return () => {
      if (notice?.contains(document.activeElement) !== true) return;
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        place?.setAttribute('tabindex', '-1');
        place?.focus({ preventScroll: true });
      });
    };
  }, []);
  return (
    <div
      ref={self}
      className={`till-notice till-notice--${tone}${shape}${layout}`}
      id={id}
      role={live === 'off' ? undefined : live}
    >
      <span className="till-notice__icon">
        <Icon name={icons[tone]} size={compact ? 's' : 'm'} />
      </span>
      <span className="till-notice__text">{children}</span>
      {action != null && <span className="till-notice__action">{action}</span>}
    </div>
  );
}
