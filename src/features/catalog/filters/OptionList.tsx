import { useState, type ReactNode } from 'react';
import type { FilterGroup, FilterOption } from '../../../domain/listing/filter.types';
import { useT } from '../../../ui/i18n';
import { TextField } from '../../../ui/TextField/TextField';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';

/** Longer lists can be searched (FILT-01). */
const SEARCHED = 10;
/** Longer lists scroll (FILT-02). */
const LONG = 20;

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

interface OptionListProps {
  readonly group: FilterGroup;
  readonly children: (option: FilterOption) => ReactNode;
}

/** The values of a filter; a long list scrolls and has a field that searches it. */
export function OptionList({ group: { label, options }, children }: OptionListProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const isLong = options.length > LONG;
  const wanted = plain(query.trim());
  const found = options
    .map((option, place) => ({ option, place }))
    .filter(({ option }) => plain(option.label).includes(wanted));
  return (
    <>
      {options.length > SEARCHED && (
        <div className="till-filters__search">
          <TextField
            type="search"
            name="till-filter-search"
            label={t('Search: %1', [label])}
            value={query}
            onValueChange={setQuery}
            autoComplete="off"
            spellCheck={false}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
          <VisuallyHidden live>
            {query === '' ? '' : t('%1 of %2', [found.length, options.length])}
          </VisuallyHidden>
        </div>
      )}
      {found.length === 0 && <p className="till-filters__none">{t('Nothing found.')}</p>}
      <ul className={`till-filters__options${isLong ? ' till-filters__options--long' : ''}`}>
        {found.map(({ option, place }) => (
          <li key={place} className="till-filters__option">
            {children(option)}
          </li>
        ))}
      </ul>
    </>
  );
}
