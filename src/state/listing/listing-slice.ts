import type { PayloadAction } from '@reduxjs/toolkit';
import type { Filters } from '../../domain/listing/filter.types';
import type { ListingStep, ToolbarSettings } from '../../domain/listing/listing.types';
import { createPureSlice } from '../shared/pure-slice';

/** A page of the listing that was fetched to replace the current one. */
export interface ArrivedListing {
  readonly url: string;
  readonly page: Document;
  /** The browser shows its address already: the shopper went back or forward. */
  readonly isTraversal: boolean;
}

/** The list of products that the page shows, and how it is sorted, paged and filtered. */
export interface ListingState {
  readonly toolbar: ToolbarSettings;
  /** Whether other pages of the list are fetched and replace it; otherwise the browser navigates to them. */
  readonly isSwapped: boolean;
  readonly status: 'idle' | 'loading' | 'failed';
  /** Why the last one did not come; '' while nothing is wrong. */
  readonly error: string;
  /** Fetched and not shown yet. */
  readonly arrived: ArrivedListing | null;
  /** The current page's text about the number of products; '' until a page was swapped. */
  readonly summary: string;
  /** The layered navigation of the page shown; null until a page was swapped: the elements read their own. */
  readonly filters: Filters | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    listing: ListingState;
  }
}

/** A step, and whether the browser shows its address already. */
type WantedStep = ListingStep & { readonly isTraversal?: boolean };

const initialState: ListingState = {
  toolbar: {
    names: { mode: '', direction: '', order: '', limit: '' },
    defaults: { mode: '', direction: '', order: '', limit: '' },
    isPost: false,
  },
  isSwapped: false,
  status: 'idle',
  error: '',
  arrived: null,
  summary: '',
  filters: null,
};

/** A page of the list that was put into the page. */
interface ShownListing {
  /** Null for one that was shown before. */
  readonly page: Document | null;
  readonly summary: string;
  readonly filters: Filters | null;
}

export const listingSlice = createPureSlice({
  name: 'listing',
  initialState,
  reducers: {
    /** The settings of the toolbar were read from the page. */
    toolbarRead: (state, { payload: toolbar }: PayloadAction<ToolbarSettings>) => ({
      ...state,
      toolbar,
    }),
    /** The element around the list takes other pages in, or no longer does. */
    swapChosen: (state, { payload: isSwapped }: PayloadAction<boolean>) => ({
      ...state,
      isSwapped,
    }),
    /** The shopper chose how to sort, page or filter (LIST-08). The latest choice wins. */
    listingWanted: (state, _action: PayloadAction<WantedStep>) => ({
      ...state,
      status: 'loading' as const,
      error: '',
    }),
    /** The page of the latest choice has arrived. */
    listingReceived: (state, { payload: arrived }: PayloadAction<ArrivedListing>) => ({
      ...state,
      arrived,
    }),
    /** The list is in the page, with its layered navigation. */
    listingShown: (state, { payload: { summary, filters } }: PayloadAction<ShownListing>) => ({
      ...state,
      status: 'idle' as const,
      error: '',
      arrived: null,
      summary,
      filters,
    }),
    /** No response arrived: the list stays as it was. */
    listingFailed: (state, { payload: error }: PayloadAction<string>) => ({
      ...state,
      status: 'failed' as const,
      error,
    }),
    /** The browser restored the page after it was left. */
    listingReturned: (state) => ({ ...state, status: 'idle' as const, error: '' }),
  },
});

export const {
  toolbarRead,
  swapChosen,
  listingWanted,
  listingReceived,
  listingShown,
  listingFailed,
  listingReturned,
} = listingSlice.actions;

/** The list of products that the page shows. */
export const selectListing = (state: { readonly listing?: ListingState }): ListingState =>
  state.listing ?? initialState;
