import type { PayloadAction } from '@reduxjs/toolkit';
import type {
  FutureSubscription,
  SubscriptionConfig,
  SubscriptionUpdate,
  UpcomingInvoice,
} from '../../domain/payment/subscription.types';
import { createPureSlice } from '../shared/pure-slice';

/** The subscriptions of the cart, and the one that is being updated. */
export interface SubscriptionsState {
  /** Null while no subscription is being updated. */
  readonly update: SubscriptionUpdate | null;
  readonly invoiceStatus: 'idle' | 'loading' | 'ready' | 'failed';
  /** What the update costs; null until it has loaded. */
  readonly invoice: UpcomingInvoice | null;
  /** Whether the cart has subscriptions that begin later, which the module prices again for each address. */
  readonly hasFuture: boolean;
  readonly future: readonly FutureSubscription[];
}

declare module '../shared/store.types' {
  interface LazySlices {
    subscriptions: SubscriptionsState;
  }
}

const initialState: SubscriptionsState = {
  update: null,
  invoiceStatus: 'idle',
  invoice: null,
  hasFuture: false,
  future: [],
};

export const subscriptionsSlice = createPureSlice({
  name: 'subscriptions',
  initialState,
  reducers: {
    /** The page's configuration was read. */
    subscriptionsRead: (state, { payload }: PayloadAction<SubscriptionConfig>) => ({
      ...state,
      ...payload,
    }),
    /** A view shows the update, or the shopper tries again; ignored while the invoice is loading or there. */
    invoiceWanted: (state) =>
      state.update === null || state.invoiceStatus === 'loading' || state.invoiceStatus === 'ready'
        ? state
        : { ...state, invoiceStatus: 'loading' as const },
    /** The invoice has arrived. */
    invoiceReceived: (state, { payload }: PayloadAction<UpcomingInvoice>) => ({
      ...state,
      invoiceStatus: 'ready' as const,
      invoice: payload,
    }),
    /** The invoice could not be loaded (SUBS-13). */
    invoiceFailed: (state) => ({ ...state, invoiceStatus: 'failed' as const }),
    /** The subscriptions that begin later, priced for the present address. */
    futureReceived: (state, { payload }: PayloadAction<readonly FutureSubscription[]>) => ({
      ...state,
      future: payload,
    }),
    /** The shopper has confirmed that the update is cancelled (SUBS-14). */
    updateCancelled: (state) => state,
  },
});

export const {
  subscriptionsRead,
  invoiceWanted,
  invoiceReceived,
  invoiceFailed,
  futureReceived,
  updateCancelled,
} = subscriptionsSlice.actions;

/** The subscriptions of the cart. */
export const selectSubscriptions = (state: {
  readonly subscriptions?: SubscriptionsState;
}): SubscriptionsState => state.subscriptions ?? initialState;
