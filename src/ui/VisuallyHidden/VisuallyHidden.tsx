import type { ReactNode } from 'react';
import { adoptStyles } from '../styles/adopt';
import css from './VisuallyHidden.css';

adoptStyles(css);

/** The class of what is there for assistive technology only, for an element that no span may stand for. */
export const VISUALLY_HIDDEN = 'till-visually-hidden';

/** Words for assistive technology only. With `live`, a polite status region that speaks whenever its words change. */
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
