import type { ReactNode } from 'react';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './SlideButton.css';

adoptStyles(css);

interface SlideButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  /** Inactive, but still focusable. */
  readonly isDisabled?: boolean;
  /** For a dot: whether its slide is the one in view. */
  readonly isCurrent?: boolean;
  /** An additional class. */
  readonly variant?: string;
  /** The icon. */
  readonly children?: ReactNode;
}

/** A button below a row of slides. */
export function SlideButton({
  label,
  onClick,
  isDisabled = false,
  isCurrent,
  variant = '',
  children,
}: SlideButtonProps) {
  return (
    <button
      type="button"
      className={`till-slides-button ${variant}`}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      aria-current={isCurrent}
      onClick={() => {
        if (!isDisabled) onClick();
      }}
    >
      {children}
    </button>
  );
}
