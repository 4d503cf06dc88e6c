import type { ReactNode } from 'react';
import { adoptStyles } from '../styles/adopt';
import css from './VisuallyHidden.css';

adoptStyles(css);

/** The class of visually hidden content, for elements that no span may replace. */
export const VISUALLY_HIDDEN = 'till-visually-hidden';

/**
 * Text for assistive technology only. With `live`, a polite status region that is announced whenever its text changes.
 */
export function VisuallyHidden({
  children,
  live = false,
}: {
  children: ReactNode;
  live?: boolean;
}) {
  return (
    <span className={VISUALLY_HIDDEN} {...(live && { role: 'status', 'aria-atomic': true })}>
      {children}
    </span>
  );
}
