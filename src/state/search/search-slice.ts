import type { PayloadAction } from '@reduxjs/toolkit';
import type { SearchSettings, Suggestions } from '../../domain/search/search.types';
import { createPureSlice } from '../shared/pure-slice';

/** The search box that is being typed into. */
export interface SearchState {
  /** Printed for the page's search; null until it is read. */
  readonly settings: SearchSettings | null;
  /** What suggestions are wanted for, trimmed; empty when none are. */
  readonly query: string;
  readonly status: 'idle' | 'loading' | 'failed';
  /** The query whose suggestions are shown: the last one that was answered. */
  readonly shown: string;
  /** Answers by query, the oldest first. */
  readonly answers: readonly (readonly [query: string, answer: Suggestions])[];
}

declare module '../shared/store.types' {
  interface LazySlices {
    search: SearchState;
  }
}

/** What was typed, and how this box asks. */
interface Typed {
  readonly text: string;
  readonly settings: SearchSettings;
}

/** Answers that are kept: going back a few letters asks nothing. */
const KEPT = 30;

const initialState: SearchState = {
  settings: null,
  query: '',
  status: 'idle',
  shown: '',
  answers: [],
};

const answerOf = ({ answers }: SearchState, query: string): Suggestions | null =>
  answers.find(([known]) => known === query)?.[1] ?? null;

export const searchSlice = createPureSlice({
  name: 'search',
  initialState,
  reducers: {
    /** The page says how its search works. */
    searchSettingsRead: (state, { payload }: PayloadAction<SearchSettings>) => ({
      ...state,
      settings: payload,
    }),
    /** The shopper typed. Until the shop has answered, what was suggested before stays in sight. */
    searchTyped: (state, { payload: { text, settings } }: PayloadAction<Typed>) => {
      const typed = text.trim();
      const query = typed.length < settings.minLength ? '' : typed;
      const isKnown = query === '' || answerOf(state, query) !== null;
      return {
        ...state,
        query,
        status: isKnown ? ('idle' as const) : ('loading' as const),
        shown: isKnown ? query : state.shown,
      };
    },
    /** The shop answered. Only the newest query's answer is shown; an older one is kept for later. */
    suggestionsReceived: (
      state,
      { payload: { query, answer } }: PayloadAction<{ query: string; answer: Suggestions }>,
    ) => {
      const others = state.answers.filter(([known]) => known !== query);
      const answers = [...others, [query, answer] as const].slice(-KEPT);
      return query === state.query
        ? { ...state, answers, status: 'idle' as const, shown: query }
        : { ...state, answers };
    },
    /** The shop could not be asked. */
    suggestionsFailed: (state, { payload: query }: PayloadAction<string>) =>
      query === state.query ? { ...state, status: 'failed' as const, shown: '' } : state,
  },
});

export const { searchSettingsRead, searchTyped, suggestionsReceived, suggestionsFailed } =
  searchSlice.actions;

interface WithSearch {
  readonly search?: SearchState;
}

/** How the page's search works; null until the page is read. */
export const selectSearchSettings = ({ search }: WithSearch): SearchSettings | null =>
  search?.settings ?? null;

/** Whether the shop is being asked, or could not be. */
export const selectSearchStatus = ({ search }: WithSearch): SearchState['status'] =>
  search?.status ?? 'idle';

/** The query whose suggestions are shown; empty when there are none to show. */
export const selectShownQuery = ({ search }: WithSearch): string => search?.shown ?? '';

/** The suggestions that are shown; null when there are none to show. */
export const selectSuggestions = ({ search }: WithSearch): Suggestions | null =>
  search === undefined || search.shown === '' ? null : answerOf(search, search.shown);
