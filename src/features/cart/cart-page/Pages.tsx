import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './Pages.css';

adoptStyles(css);

interface PagesProps {
  readonly page: number;
  readonly count: number;
}

/** Links to the pages of a long cart (CART-02). They are the shop's own URLs, so they can be opened and shared. */
export function Pages({ page, count }: PagesProps) {
  const t = useT();
  if (count < 2) return null;
  return (
    <nav className="till-pages" aria-label={t('Page')} data-till-pages>
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <a
          key={number}
          className="till-pages__link"
          href={addressOf(number)}
          aria-label={`${t('Page')} ${String(number)}`}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </a>
      ))}
    </nav>
  );
}

/** The URL of this page with another `p`, the shop's page number. */
function addressOf(number: number): string {
  const url = new URL(window.location.href);
  url.hash = '';
  if (number === 1) url.searchParams.delete('p');
  else url.searchParams.set('p', String(number));
  return url.href;
}
