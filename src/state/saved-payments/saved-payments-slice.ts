import type { PayloadAction } from '@reduxjs/toolkit';
import { ownValue } from '../../domain/own-value';
import type { SavedMethod } from '../../domain/payment/saved-method.types';
import { createPureSlice } from '../shared/pure-slice';

/** A message of the page; it stays until the next action (SAVED-19). */
export interface AccountMessage {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** A saved method, with the code of the provider that has it. */
export interface ListedMethod extends SavedMethod {
  readonly provider: string;
}

/** Whether two entries are the same method: ids are unique within a provider. */
export const isSameMethod = (
  one: Pick<ListedMethod, 'id' | 'provider'>,
  other: Pick<ListedMethod, 'id' | 'provider'>,
): boolean => one.id === other.id && one.provider === other.provider;

/** One provider's methods. */
interface ProviderMethods {
  readonly provider: string;
  readonly methods: readonly ListedMethod[];
}

/** The saved payment methods of a customer, and what is being done with them. Never contains card data. */
export interface SavedPaymentsState {
  /** `loading` until every provider has answered; then `failed` while the list of one is missing. */
  readonly status: 'loading' | 'ready' | 'failed' | 'signed-out';
  /** Those of every provider, one provider after the other, in the order in which they were first listed. */
  readonly methods: readonly ListedMethod[];
  /** The providers whose list could not be loaded. */
  readonly failed: readonly string[];
  /** How often methods were saved or deleted with a provider: a list that was requested before is stale. */
  readonly changes: Readonly<Record<string, number>>;
  /** The page's query, which a provider reads (SAVED-03, SAVED-04). */
  readonly search: string;
  /** The providers whose form cannot be shown, so that nothing can be added there (SAVED-13). */
  readonly broken: readonly string[];
  /** `leaving`: a method was saved and the next page opens. */
  readonly adding: 'idle' | 'sending' | 'leaving';
  /** The method that is being deleted. */
  readonly deleting: Pick<ListedMethod, 'id' | 'provider'> | null;
  readonly message: AccountMessage | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    savedPayments: SavedPaymentsState;
  }
}

const initialState: SavedPaymentsState = {
  status: 'loading',
  methods: [],
  failed: [],
  changes: {},
  search: '',
  broken: [],
  adding: 'idle',
  deleting: null,
  message: null,
};

/** How often methods were saved or deleted with a provider. */
export const changesOf = ({ changes }: SavedPaymentsState, provider: string): number =>
  ownValue(changes, provider) ?? 0;

/** Replaces the methods of one provider; those of the others stay where they are. */
function withMethods(
  state: SavedPaymentsState,
  { provider, methods }: ProviderMethods,
): SavedPaymentsState {
  const first = state.methods.findIndex((one) => one.provider === provider);
  const others = state.methods.filter((one) => one.provider !== provider);
  const at = first === -1 ? others.length : first;
  return { ...state, methods: [...others.slice(0, at), ...methods, ...others.slice(at)] };
}

export const savedPaymentsSlice = createPureSlice({
  name: 'savedPayments',
  initialState,
  reducers: {
    /** An element shows the saved methods; also the shopper's retry. */
    savedMethodsWanted: (
      state,
      { payload }: PayloadAction<Pick<SavedPaymentsState, 'search'>>,
    ) => ({
      ...state,
      ...payload,
      status: 'loading' as const,
      failed: [],
      broken: [],
      adding: 'idle' as const,
      message: null,
    }),
    /** A provider's list has arrived. */
    providerListed: (state, { payload }: PayloadAction<ProviderMethods>) => {
      const failed = state.failed.filter((one) => one !== payload.provider);
      const isMended = state.status === 'failed' && failed.length === 0;
      return {
        ...withMethods(state, payload),
        failed,
        status: isMended ? ('ready' as const) : state.status,
      };
    },
    /** A provider's list could not be loaded; what is known of its methods stays. */
    providerFailed: (state, { payload }: PayloadAction<string>) =>
      state.failed.includes(payload) ? state : { ...state, failed: [...state.failed, payload] },
    /** Every provider has answered. */
    listsSettled: (state) => ({
      ...state,
      status: state.failed.length > 0 ? ('failed' as const) : ('ready' as const),
    }),
    /** Methods of a provider were saved or deleted; whether the lists have loaded stays as it is. */
    methodsChanged: (state, { payload }: PayloadAction<ProviderMethods>) => ({
      ...withMethods(state, payload),
      changes: {
        ...state.changes,
        [payload.provider]: changesOf(state, payload.provider) + 1,
      },
    }),
    /** Nobody is logged in (SAVED-02). */
    customerSignedOut: (state) => ({
      ...state,
      status: 'signed-out' as const,
      adding: 'idle' as const,
      deleting: null,
    }),
    /** A provider's form cannot be shown. */
    cardFormBroke: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      broken: [...state.broken, payload],
    }),
    /** The shopper saves what a provider's form contains; ignored while a method is being saved. */
    methodSubmitted: (state, _action: PayloadAction<string>) =>
      state.adding === 'idle' ? { ...state, adding: 'sending' as const, message: null } : state,
    /** Saving has ended; `isLeaving` keeps the form closed until the next page is there. */
    additionSettled: (
      state,
      {
        payload: { message, isLeaving = false },
      }: PayloadAction<{ readonly message: AccountMessage | null; readonly isLeaving?: boolean }>,
    ) => ({
      ...state,
      adding: isLeaving ? ('leaving' as const) : ('idle' as const),
      message,
    }),
    /** The shopper has confirmed a deletion (SAVED-10); one at a time. */
    deletionConfirmed: (
      state,
      { payload }: PayloadAction<Pick<ListedMethod, 'id' | 'provider'>>,
    ) =>
      state.deleting === null && state.methods.some((one) => isSameMethod(one, payload))
        ? { ...state, deleting: payload, message: null }
        : state,
    /** Deleting has ended. */
    deletionSettled: (state, { payload: message }: PayloadAction<AccountMessage>) => ({
      ...state,
      deleting: null,
      message,
    }),
  },
});

export const {
  savedMethodsWanted,
  providerListed,
  providerFailed,
  listsSettled,
  methodsChanged,
  customerSignedOut,
  cardFormBroke,
  methodSubmitted,
  additionSettled,
  deletionConfirmed,
  deletionSettled,
} = savedPaymentsSlice.actions;

/** The saved methods and what is being done with them. */
export const selectSavedPayments = (state: {
  readonly savedPayments?: SavedPaymentsState;
}): SavedPaymentsState => state.savedPayments ?? initialState;
