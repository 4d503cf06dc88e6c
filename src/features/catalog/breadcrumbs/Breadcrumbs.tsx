import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import type { Crumb } from './breadcrumbs.types';
import css from './Breadcrumbs.css';

adoptStyles(css);

interface BreadcrumbsProps {
  readonly crumbs?: readonly Crumb[];
}

/** The breadcrumb trail (BREAD-01, BREAD-02); renders nothing without one. */
export function Breadcrumbs({ crumbs = [] }: BreadcrumbsProps) {
  const t = useT();
  if (crumbs.length === 0) return null;
  return (
    <nav className="till-breadcrumbs" aria-label={t('Breadcrumb')}>
      <ol className="till-breadcrumbs__list">
        {crumbs.map(({ label, title, url }, index) => (
          <li className="till-breadcrumbs__item" key={index}>
            {url === null ? (
              <span aria-current="page">
                <bdi>{t(label)}</bdi>
              </span>
            ) : (
              <a
                className="till-breadcrumbs__link"
                href={url}
                title={title === '' ? undefined : t(title)}
              >
                <bdi>{t(label)}</bdi>
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
