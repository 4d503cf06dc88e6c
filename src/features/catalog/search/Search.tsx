import { useState } from 'react';
import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { selectSearchSettings } from '../../../state/search/search-slice';
import { NarrowSearch } from './NarrowSearch';
import type { ServerSearchForm } from './search-box.types';
import { SearchForm } from './SearchForm';
import { useNarrow } from './useNarrow';
import { useSearchBox } from './useSearchBox';

interface SearchProps {
  /** Settings of the server-rendered form inside the element; null when there is none. */
  readonly form?: ServerSearchForm | null;
  readonly suggestUrl?: string | undefined;
  readonly minLength?: number | undefined;
  readonly delay?: number | undefined;
}

/**
 * Defaults of a stock shop's form (`config-shapes.md` §3.6).
 * @phrases
 */
const stockForm = (baseUrl: string): ServerSearchForm => ({
  action: `${baseUrl}catalogsearch/result/`,
  name: 'q',
  text: new URLSearchParams(window.location.search).get('q') ?? '',
  isTyped: false,
  label: 'Search',
  placeholder: 'Search entire store here...',
  maxLength: 128,
  hidden: [],
  isFocused: false,
  settings: null,
});

/** The search box: a form with suggestions; on narrow screens a button that opens it above the page (SRCH-01, SRCH-02). */
export function Search({ form, suggestUrl, minLength, delay }: SearchProps) {
  const { baseUrl } = useTillSelector(selectShop);
  const page = useTillSelector(selectSearchSettings);
  const [searchForm] = useState(() => form ?? stockForm(baseUrl));
  const settings = searchForm.settings ?? page;
  const box = useSearchBox(searchForm, {
    suggestUrl: suggestUrl ?? settings?.suggestUrl ?? `${baseUrl}search/ajax/suggest/`,
    minLength: minLength ?? settings?.minLength ?? 2,
    delay: delay ?? settings?.delay ?? 300,
  });
  const isNarrow = useNarrow();
  const [isUsed, setUsed] = useState(searchForm.isFocused);
  if (isNarrow) return <NarrowSearch box={box} isUsed={isUsed} />;
  return <SearchForm box={box} onUse={setUsed} />;
}
