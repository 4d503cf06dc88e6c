import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner';
import { BusyNote } from './BusyNote';
import { buttonClass, type ButtonLook } from './button-class';

interface ButtonProps
  extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /**
   * The action this button started is running: the button shows a spinner, keeps its width and its focus, and ignores
   * presses. After 4 s, and again after 15 s, the waiting is said beside it.
   */
  readonly busy?: boolean;
  /** An icon before the label. */
  readonly icon?: ReactNode;
}

/**
 * A button. `disabled` and `busy` are exposed through `aria-disabled`, never through the native attribute, so that a
 * button that was just pressed keeps the focus; its clicks and the form submissions they cause are cancelled. The
 * second and third click of a double or triple click on a submit button are cancelled as well: they are one intent,
 * even when the response to the first click arrives before them.
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
    <>
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
      {busy && <BusyNote />}
    </>
  );
}
