import { adoptStyles } from '../styles/adopt';
import css from './Spinner.css';

adoptStyles(css);

/**
 * A spinning ring in the current text colour, one text line high. Decorative: the busy element itself has `aria-busy`
 * or a status text.
 */
export function Spinner() {
  return <span className="till-spinner" aria-hidden="true" />;
}
