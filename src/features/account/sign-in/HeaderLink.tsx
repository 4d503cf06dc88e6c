import type { ComponentPropsWithRef } from 'react';
import { SvgIcon } from '../../../ui/Icon/SvgIcon';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './HeaderLink.css';

adoptStyles(css);

/** A link with a person icon and a short label, for the shop's header. */
export function HeaderLink({
  children,
  ...rest
}: Omit<ComponentPropsWithRef<'a'>, 'className' | 'style'>) {
  return (
    <a {...rest} className="till-header-link">
      <SvgIcon size="l">
        <circle cx="12" cy="8.25" r="3.75" />
        <path d="M4.75 20.25c.6-4 3.5-6 7.25-6s6.65 2 7.25 6" />
      </SvgIcon>
      <span className="till-header-link__words">{children}</span>
    </a>
  );
}
