import type { ReactNode } from 'react';
import { adoptStyles } from '../styles/adopt';
import css from './RoundButton.css';

adoptStyles(css);

interface RoundButtonProps {
  readonly label: string;
  /** Keeps the focus while there is nothing to do. */
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
  /** A drawing. */
  readonly children: ReactNode;
}

/** A round button on or beside what it moves; where it stands is its parent's matter. */
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
