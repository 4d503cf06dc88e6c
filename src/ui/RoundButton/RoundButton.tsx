import type { ReactNode } from 'react';
import { adoptStyles } from '../styles/adopt';
import css from './RoundButton.css';

adoptStyles(css);

interface RoundButtonProps {
  readonly label: string;
  /** Inactive, but still focusable. */
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
  /** The icon. */
  readonly children: ReactNode;
}

/** A round button on or beside what it moves; its parent positions it. */
export function RoundButton({ label, isDisabled = false, onClick, children }: RoundButtonProps) {
  return (
    <button
      type="button"
      className="till-round-button"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onClick();
      }}
    >
      {children}
    </button>
  );
}
