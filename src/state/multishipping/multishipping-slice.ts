import type { PayloadAction } from '@reduxjs/toolkit';
import type { ShipFields } from '../../api/multishipping';
import { createPureSlice } from '../shared/pure-slice';

/** A page of the checkout with several addresses, whose form is checked before the browser sends it. */
export interface MultishippingState {
  /**
   * - `leaving`: the form is to be sent now, and may be on its way; `redirected`: the shop's next page is.
   *
   * Of orders that a payment provider's call places:
   * - `placing`, `confirming` (the shopper's bank is asked), `settling` (they are looked up or ended).
   * - `undecided`: they exist, and nobody knows whether they are paid: the shopper says what becomes of them.
   * - `unsettled`: the shop or the provider was not reached; it may be tried again.
   */
  readonly status:
    | 'idle'
    | 'checking'
    | 'leaving'
    | 'redirected'
    | 'placing'
    | 'confirming'
    | 'settling'
    | 'undecided'
    | 'unsettled';
  /** Why the last press sent nothing; null when it did. */
  readonly problem: string | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    multishipping: MultishippingState;
  }
}

/** The rows of the page of addresses, and where they are checked. */
export interface ItemsCheck {
  readonly url: string;
  readonly fields: ShipFields;
}

/** A press of "Place Order". */
export interface OrdersPress {
  /** Where the form is sent. */
  readonly url: string;
}

const initialState: MultishippingState = { status: 'idle', problem: null };

const begun = (state: MultishippingState): MultishippingState =>
  state.status === 'idle' ? { status: 'checking', problem: null } : state;

export const multishippingSlice = createPureSlice({
  name: 'multishipping',
  initialState,
  reducers: {
    /** The shopper sends quantities and addresses. */
    itemsSubmitted: (state, _action: PayloadAction<ItemsCheck>) => begun(state),
    /** The shopper has pressed "Place Order". */
    ordersSubmitted: (state, _action: PayloadAction<OrdersPress>) => begun(state),
    /** The page with everything once more is shown. */
    overviewShown: (state) => state,
    /** Orders of an earlier page, or of another attempt, are to be settled (`settle-orders.ts`). */
    settlingWanted: (state) =>
      state.status === 'idle' || state.status === 'unsettled'
        ? { status: 'settling' as const, problem: null }
        : state,
    /** The shopper keeps the orders whose payment is unknown, or cancels them. */
    ordersDecided: (state, _action: PayloadAction<'keep' | 'cancel'>) =>
      state.status === 'undecided' ? { status: 'settling' as const, problem: null } : state,
    /** Orders that a provider's call places have come to another step. */
    ordersMoved: (
      _state,
      { payload }: PayloadAction<Exclude<MultishippingState['status'], 'unsettled'>>,
    ) => ({ status: payload, problem: null }),
    /** They could not be settled; the text says why. */
    settlingFailed: (_state, { payload }: PayloadAction<string>) => ({
      status: 'unsettled' as const,
      problem: payload,
    }),
    /** Nothing speaks against sending the form. */
    formCleared: () => ({ status: 'leaving' as const, problem: null }),
    /** Nothing was sent. */
    formHeld: (_state, { payload }: PayloadAction<string>) => ({
      status: 'idle' as const,
      problem: payload,
    }),
    /** The browser has stayed on the page, or returned to it. */
    pageReturned: () => initialState,
  },
});

export const {
  itemsSubmitted,
  ordersSubmitted,
  overviewShown,
  settlingWanted,
  ordersDecided,
  ordersMoved,
  settlingFailed,
  formCleared,
  formHeld,
  pageReturned,
} = multishippingSlice.actions;

/** The state of the page's form. */
export const selectMultishipping = (state: {
  readonly multishipping?: MultishippingState;
}): MultishippingState => state.multishipping ?? initialState;
