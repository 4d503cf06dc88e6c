import type { PayloadAction } from '@reduxjs/toolkit';
import type { SearchSettings, Suggestions } from '../../domain/search/search.types';
import { createPureSlice } from '../shared/pure-slice';

/** The search box being typed into. */
export interface SearchState {
  /** The page's search settings; null until they are read. */
  readonly settings: SearchSettings | null;
  /** The query to load suggestions for, trimmed; empty when none are needed. */
  readonly query: string;
  readonly status: 'idle' | 'loading' | 'failed';
  /** The query whose suggestions are shown: the last one with a result. */
  readonly shown: string;
  /** Suggestions by query, the oldest first. */
  readonly results: readonly (readonly [query: string, suggestions: Suggestions])[];
}

declare module '../shared/store.types' {
  interface LazySlices {
    search: SearchState;
  }
}

/** What was typed, and the settings of this box. */
interface Typed {
  readonly text: string;
  readonly settings: SearchSettings;
}

/** Number of cached results: deleting a few characters needs no request. */
const CACHE_SIZE = 30;

const initialState: SearchState = {
  settings: null,
  query: '',
  status: 'idle',
  shown: '',
  results: [],
};

const suggestionsFor = ({ results }: SearchState, query: string): Suggestions | null =>
  results.find(([known]) => known === query)?.[1] ?? null;

export const searchSlice = createPureSlice({
  name: 'search',
  initialState,
  reducers: {
    /** The page's search settings were read. */
    searchSettingsRead: (state, { payload }: PayloadAction<SearchSettings>) => ({
      ...state,
      settings: payload,
    }),
    /** The shopper typed. Earlier suggestions stay visible until the new ones arrive. */
    searchTyped: (state, { payload: { text, settings } }: PayloadAction<Typed>) => {
      const typed = text.trim();
      const query = typed.length < settings.minLength ? '' : typed;
      const isKnown = query === '' || suggestionsFor(state, query) !== null;
      return {
        ...state,
        query,
        status: isKnown ? ('idle' as const) : ('loading' as const),
        shown: isKnown ? query : state.shown,
      };
    },
    /** Suggestions arrived. Only those of the latest query are shown; others are cached. */
    suggestionsReceived: (
      state,
      {
        payload: { query, suggestions },
      }: PayloadAction<{ query: string; suggestions: Suggestions }>,
    ) => {
      const others = state.results.filter(([known]) => known !== query);
      const results = [...others, [query, suggestions] as const].slice(-CACHE_SIZE);
      return query === state.query
        ? { ...state, results, status: 'idle' as const, shown: query }
        : { ...state, results };
    },
    /** Suggestions could not be loaded. */
    suggestionsFailed: (state, { payload: query }: PayloadAction<string>) =>
      query === state.query ? { ...state, status: 'failed' as const, shown: '' } : state,
  },
});

export const { searchSettingsRead, searchTyped, suggestionsReceived, suggestionsFailed } =
  searchSlice.actions;

interface WithSearch {
  readonly search?: SearchState;
}

/** The page's search settings; null until they are read. */
export const selectSearchSettings = ({ search }: WithSearch): SearchSettings | null =>
  search?.settings ?? null;

/** Whether suggestions are being loaded, or have failed. */
export const selectSearchStatus = ({ search }: WithSearch): SearchState['status'] =>
  search?.status ?? 'idle';

/** The query whose suggestions are shown; empty when there are none to show. */
export const selectShownQuery = ({ search }: WithSearch): string => search?.shown ?? '';

/** The suggestions that are shown; null when there are none to show. */
export const selectSuggestions = ({ search }: WithSearch): Suggestions | null =>
  search === undefined || search.shown === '' ? null : suggestionsFor(search, search.shown);
