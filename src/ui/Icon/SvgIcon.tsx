import type { ReactNode } from 'react';
import { adoptStyles } from '../styles/adopt';
import css from './Icon.css';

adoptStyles(css);

export type SvgIconSize = 's' | 'm' | 'l';

interface SvgIconProps {
  readonly size: SvgIconSize;
  /** Points forward: mirrored in right-to-left text. */
  readonly isForward?: boolean;
  readonly children: ReactNode;
}

/** The `<svg>` around an icon's paths. */
export function SvgIcon({ size, isForward = false, children }: SvgIconProps) {
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
