import type { Filters } from '../../../domain/listing/filter.types';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Icon } from '../../../ui/Icon/Icon';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { FilterLink } from './FilterLink';

interface ActiveChipsProps {
  readonly filters: Filters;
  readonly onGo: (url: string) => void;
}

/** The filters that are on: each a link that removes it, and one that removes them all. */
export function ActiveChips({ filters: { active, clearUrl }, onGo }: ActiveChipsProps) {
  const t = useT();
  const id = useUid('till-filters-active');
  if (active.length === 0) return null;
  return (
    <div className="till-filters__active">
      <VisuallyHidden>
        <span id={id}>{t('Now Shopping by')}</span>
      </VisuallyHidden>
      <ul className="till-filters__chips" aria-labelledby={id}>
        {active.map(({ label, value, removeUrl }) => (
          <li key={removeUrl} className="till-filters__chip-item">
            <FilterLink className="till-filters__chip" url={removeUrl} onGo={onGo}>
              <span className="till-filters__chip-text">
                {label}: {value}
              </span>
              <VisuallyHidden>{t('Remove This Item')}</VisuallyHidden>
              <Icon name="close" size="s" />
            </FilterLink>
          </li>
        ))}
      </ul>
      {clearUrl !== null && (
        <FilterLink className="till-filters__clear" url={clearUrl} onGo={onGo}>
          {t('Clear All')}
        </FilterLink>
      )}
    </div>
  );
}
