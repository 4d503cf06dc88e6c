import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Icon, type IconName } from '../Icon/Icon';
import { adoptStyles } from '../styles/adopt';
import css from './IconButton.css';

adoptStyles(css);

interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> {
  readonly icon: IconName;
  /** Accessible name. */
  readonly label: string;
}

/** A 44 px button that shows only an icon. Like `Button`, it keeps the focus while it is disabled. */
export function IconButton({ icon, label, disabled = false, onClick, ...rest }: IconButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!disabled) onClick?.(event);
  };
  return (
    <button
      {...rest}
      type="button"
      className="till-icon-button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={press}
    >
      <Icon name={icon} />
    </button>
  );
}
