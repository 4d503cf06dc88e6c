import type { PayloadAction } from '@reduxjs/toolkit';
import type { Address } from '../../domain/address.types';
import type { ServerMessage } from '../../domain/section.types';
import { createPureSlice } from '../shared/pure-slice';

/** What is done to an address of the book. */
export interface BookChange {
  readonly id: number;
  readonly what: 'delete' | 'default_billing' | 'default_shipping';
}

/** The customer's address book. */
export interface AddressBookState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly addresses: readonly Address[];
  /** The change in progress; one at a time. */
  readonly change: BookChange | null;
  /** Messages about the last change; their text may be HTML. */
  readonly messages: readonly ServerMessage[];
}

declare module '../shared/store.types' {
  interface LazySlices {
    addressBook: AddressBookState;
  }
}

const initialState: AddressBookState = {
  status: 'idle',
  addresses: [],
  change: null,
  messages: [],
};

export const addressBookSlice = createPureSlice({
  name: 'addressBook',
  initialState,
  reducers: {
    /** An element shows the book, or shows it again; a book that is there stays until the new one has arrived. */
    bookWanted: (state) =>
      state.status === 'ready' ? state : { ...state, status: 'loading' as const },
    /** The customer's addresses have arrived. */
    bookReceived: (state, { payload: addresses }: PayloadAction<readonly Address[]>) => ({
      ...state,
      status: 'ready' as const,
      addresses,
    }),
    /** The addresses could not be loaded. */
    bookFailed: (state) =>
      state.status === 'ready' ? state : { ...state, status: 'failed' as const },
    /** The shopper has confirmed a change; ignored while another is in progress. */
    bookChangeConfirmed: (state, { payload: change }: PayloadAction<BookChange>) =>
      state.change === null ? { ...state, change, messages: [] } : state,
    /** The change has ended; `addresses` is the book afterwards. */
    bookChangeSettled: (
      state,
      {
        payload: { addresses, messages },
      }: PayloadAction<{
        addresses?: readonly Address[];
        messages: readonly ServerMessage[];
      }>,
    ) => ({
      ...state,
      addresses: addresses ?? state.addresses,
      change: null,
      messages,
    }),
  },
});

export const { bookWanted, bookReceived, bookFailed, bookChangeConfirmed, bookChangeSettled } =
  addressBookSlice.actions;

/** The address book. */
export const selectAddressBook = (state: {
  readonly addressBook?: AddressBookState;
}): AddressBookState => state.addressBook ?? initialState;
