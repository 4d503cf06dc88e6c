import { adoptStyles } from '../styles/adopt';
import css from './Spinner.css';

adoptStyles(css);

/**
 * A turning ring in the current text colour, one text line high. Only a picture: what is busy says so itself,
 * with `aria-busy` or a status text.
 */
export function Spinner() {
  return <span className="till-spinner" aria-hidden="true" />;
}
