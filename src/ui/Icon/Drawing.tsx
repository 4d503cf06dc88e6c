import type { ReactNode } from 'react';
import { adoptStyles } from '../styles/adopt';
import css from './Icon.css';

adoptStyles(css);

export type DrawingSize = 's' | 'm' | 'l';

interface DrawingProps {
  readonly size: DrawingSize;
  /** Points forward: turned round where one reads from right to left. */
  readonly isForward?: boolean;
  readonly children: ReactNode;
}

/** The sheet that a line drawing stands on. */
export function Drawing({ size, isForward = false, children }: DrawingProps) {
  return (
    <svg
      className={`till-icon till-icon--${size}${isForward ? ' till-icon--forward' : ''}`}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
