import type { PayloadAction } from '@reduxjs/toolkit';
import type { SectionName, StoredSection } from '../../domain/section.types';
import type { ApiError } from '../../platform/http/api-error';
import { createPureSlice } from '../shared/pure-slice';

/** The visitor's private data as this page has it. */
export interface SectionsState {
  readonly data: Readonly<Record<SectionName, StoredSection>>;
  /** Names that are being loaded now. */
  readonly loading: readonly SectionName[];
  /** The error of the last load; null when it succeeded. */
  readonly error: ApiError | null;
  /** True once the browser's cache has been read. */
  readonly ready: boolean;
  /** The sections that elements of the page show. */
  readonly wanted: readonly SectionName[];
  /** Quantity being added to the cart, until the server's own count arrives. */
  readonly guessed: number;
}

declare module '../shared/store.types' {
  interface BaseSlices {
    sections: SectionsState;
  }
}

type Sections = SectionsState['data'];

const initialState: SectionsState = {
  data: {},
  loading: [],
  error: null,
  ready: false,
  wanted: [],
  guessed: 0,
};

const without = (
  names: readonly SectionName[],
  gone: readonly SectionName[],
): readonly SectionName[] => names.filter((name) => !gone.includes(name));

export const sectionsSlice = createPureSlice({
  name: 'sections',
  initialState,
  reducers: {
    /** An element shows these sections. */
    sectionsWanted: (state, action: PayloadAction<readonly SectionName[]>) => ({
      ...state,
      wanted: [...new Set([...state.wanted, ...action.payload])],
    }),
    /** The shopper requested a reload after a failure. */
    sectionsRetried: (state) => ({ ...state, error: null }),
    /** The browser's cache was read, at the start or because another tab wrote it. */
    sectionsRead: (state, action: PayloadAction<Sections>) => ({
      ...state,
      data: { ...state.data, ...action.payload },
      ready: true,
    }),
    /** A load has begun. */
    sectionsRequested: (state, action: PayloadAction<readonly SectionName[]>) => ({
      ...state,
      loading: [...new Set([...state.loading, ...action.payload])],
    }),
    /** A load of `names` succeeded. */
    sectionsReceived: (
      state,
      action: PayloadAction<{ names: readonly SectionName[]; sections: Sections }>,
    ) => ({
      ...state,
      data: { ...state.data, ...action.payload.sections },
      loading: without(state.loading, action.payload.names),
      error: null,
      guessed: 'cart' in action.payload.sections ? 0 : state.guessed,
    }),
    /** This quantity is being added to the cart; a negative one takes an earlier guess back. */
    cartCountGuessed: (state, action: PayloadAction<number>) => ({
      ...state,
      guessed: Math.max(0, state.guessed + action.payload),
    }),
    /** A load of `names` failed; what was shown stays (SECT-28). */
    sectionsFailed: (
      state,
      action: PayloadAction<{ names: readonly SectionName[]; error: ApiError }>,
    ) => ({
      ...state,
      loading: without(state.loading, action.payload.names),
      error: action.payload.error,
    }),
    /** A write has made sections stale; they stay visible until the new ones have arrived (SECT-17, SECT-18). */
    sectionsInvalidated: (
      state,
      _action: PayloadAction<{ names: readonly SectionName[]; reload: boolean }>,
    ) => state,
    /** A section that is shown once is removed (SECT-27). */
    sectionDisposed: (state, action: PayloadAction<SectionName>) => ({
      ...state,
      data: Object.fromEntries(
        Object.entries(state.data).filter(([name]) => name !== action.payload),
      ),
    }),
  },
});

export const {
  sectionsWanted,
  sectionsRetried,
  sectionsRead,
  sectionsRequested,
  sectionsReceived,
  sectionsFailed,
  sectionsInvalidated,
  sectionDisposed,
  cartCountGuessed,
} = sectionsSlice.actions;

/** Whether an action ends a load of the section. */
export const isLoadEnd = (
  action: unknown,
  name: SectionName,
): action is ReturnType<typeof sectionsReceived | typeof sectionsFailed> =>
  (sectionsReceived.match(action) || sectionsFailed.match(action)) &&
  action.payload.names.includes(name);

/** The state that the selectors of sections read. */
export interface WithSections {
  readonly sections: SectionsState;
}

/** Whether the last load failed, so that a retry should be offered (SECT-28). */
export const selectSectionsFailed = (state: WithSections): boolean => state.sections.error !== null;

/**
 * The number of items in the cart, with those being added; null until it is loaded. Read without the parser of the
 * whole section, which a page loads only when it shows the cart's lines (docs/decisions/0013-mini-cart.md).
 */
export function selectCartCount(state: WithSections): number | null {
  const { cart } = state.sections.data;
  if (cart === undefined) return null;
  return (Number(cart.summary_count) || 0) + state.sections.guessed;
}

/**
 * The customer's first name, null for a guest (ROLE-02); undefined until the section is loaded. Read without the
 * parser, as the count above.
 */
export function selectFirstname(state: WithSections): string | null | undefined {
  const { customer } = state.sections.data;
  if (customer === undefined) return undefined;
  return typeof customer.firstname === 'string' && customer.firstname !== ''
    ? customer.firstname
    : null;
}
