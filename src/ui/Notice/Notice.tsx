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
  /** For `aria-describedby` of the control the notice is about. */
  readonly id?: string;
  /** A single line without a box. */
  readonly compact?: boolean;
  /** An action for the shopper, e.g. a retry button. */
  readonly action?: ReactNode;
  /**
   * How it is announced when it appears: errors immediately, others when the screen reader is idle; `off` for notices
   * that are there from the start.
   */
  readonly live?: 'alert' | 'status' | 'off';
}

/**
 * An inline message: announced once to screen readers, and marked by an icon as well as by colour. When pressing its
 * button (such as "Try Again") removes it, its place keeps the focus.
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
