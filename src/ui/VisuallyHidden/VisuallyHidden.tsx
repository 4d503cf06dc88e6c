import type { ReactNode } from 'react';
import { adoptStyles } from '../styles/adopt';
import css from './VisuallyHidden.css';

adoptStyles(css);

/** Words for assistive technology only. With `live`, a polite status region that speaks whenever its words change. */
export function VisuallyHidden({
  children,
  live = false,
}: {
  children: ReactNode;
  live?: boolean;
}) {
  return (
    <span className="till-visually-hidden" {...(live && { role: 'status', 'aria-atomic': true })}>
      {children}
    </span>
  );
}
