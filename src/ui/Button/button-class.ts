import { adoptStyles } from '../styles/adopt';
import css from './Button.css';

adoptStyles(css);

/** Appearance of a button, shared by `Button` and `ButtonLink`. */
export interface ButtonLook {
  /** `primary`: the main action of a view. `quiet`: looks like a link. Default `secondary`. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** `s` is 44 px high, `m` 48 px (the height of a control), `l` 56 px. Default `m`. */
  readonly size?: 's' | 'm' | 'l' | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
}

/** The class names for an appearance. */
export function buttonClass({
  variant = 'secondary',
  size = 'm',
  block = false,
}: ButtonLook): string {
  const names = ['till-button', `till-button--${variant}`, `till-button--${size}`];
  if (block) names.push('till-button--block');
  return names.join(' ');
}
