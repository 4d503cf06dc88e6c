import type { CartLine } from '../../../domain/section.types';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './LineName.css';

adoptStyles(css);

/** The product's name, linked to its page if it has one. Plain text. */
export function LineName({ line }: { line: Pick<CartLine, 'name' | 'url'> }) {
  return line.url === null ? (
    <span className="till-line-name">{line.name}</span>
  ) : (
    <a className="till-line-name till-line-name--link" href={line.url}>
      {line.name}
    </a>
  );
}
