import { adoptStyles } from '../styles/adopt';
import css from './Button.css';

adoptStyles(css);

/** How a button looks, shared by `Button` and `ButtonLink`. */
export interface ButtonLook {
  /** `primary`: the one main step of a view. `quiet`: looks like a link. Default `secondary`. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** `s` is 44 px high, `m` one control (48 px), `l` 56 px. Default `m`. */
  readonly size?: 's' | 'm' | 'l' | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
}

/** The class names of a look. */
export function buttonClass({
  variant = 'secondary',
  size = 'm',
  block = false,
}: ButtonLook): string {
  const names = ['till-button', `till-button--${variant}`, `till-button--${size}`];
  if (block) names.push('till-button--block');
  return names.join(' ');
}
