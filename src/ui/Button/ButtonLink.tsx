import type { ComponentPropsWithRef, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-class';

interface ButtonLinkProps
  extends ButtonLook, Omit<ComponentPropsWithRef<'a'>, 'className' | 'style'> {
  readonly href: string;
  /** An icon before the label. */
  readonly icon?: ReactNode;
}

/** A link that looks like a button, for steps that open another page. */
export function ButtonLink({ variant, size, block, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, block })}>
      <span className="till-button__label">
        {icon}
        {children}
      </span>
    </a>
  );
}
