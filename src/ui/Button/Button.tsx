import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner';
import { buttonClass, type ButtonLook } from './button-class';

interface ButtonProps
  extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /** Something runs because of this button: it turns, keeps its width and its focus, and takes no presses. */
  readonly busy?: boolean;
  /** A picture before the words. */
  readonly icon?: ReactNode;
}

/**
 * A button. `disabled` and `busy` are told to assistive technology by `aria-disabled`, never by the native attribute,
 * so that a button that was just pressed keeps the focus; presses and the submission they stand for are swallowed. So
 * are the second and third of a double or triple click on a button that submits: they are one intent, also when the
 * answer to the first is quicker than they are.
 */
export function Button({
  variant,
  size,
  block,
  busy = false,
  disabled = false,
  icon,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const inert = busy || disabled;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert || (type === 'submit' && event.detail > 1)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block })}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      <span className="till-button__label">
        {icon}
        {children}
      </span>
      {busy && (
        <span className="till-button__busy">
          <Spinner />
        </span>
      )}
    </button>
  );
}
