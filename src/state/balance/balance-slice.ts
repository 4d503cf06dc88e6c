import type { PayloadAction } from '@reduxjs/toolkit';
import type { CustomerBalance } from '../../domain/balance.types';
import { createPureSlice } from '../shared/pure-slice';

/** The customer's store credit and its toggle. */
export interface BalanceState {
  /** The available credit; null if there is none. */
  readonly amount: number | null;
  /** The cart uses it, according to the shop. */
  readonly isApplied: boolean;
  /** The state of the checkbox. */
  readonly isChecked: boolean;
  readonly status: 'idle' | 'saving';
  readonly error: string | null;
  /** What the shop did last at the shopper's request. */
  readonly done: 'applied' | 'removed' | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    balance: BalanceState;
  }
}

const initialState: BalanceState = {
  amount: null,
  isApplied: false,
  isChecked: false,
  status: 'idle',
  error: null,
  done: null,
};

const doneBy = (isApplied: boolean): BalanceState['done'] => (isApplied ? 'applied' : 'removed');

export const balanceSlice = createPureSlice({
  name: 'balance',
  initialState,
  reducers: {
    /** The page's configuration was read. */
    balanceRead: (_state, { payload }: PayloadAction<CustomerBalance | null>) =>
      payload === null
        ? initialState
        : { ...initialState, ...payload, isChecked: payload.isApplied },
    /** The shopper checked (BAL-01) or unchecked the box (BAL-02). */
    balanceToggled: (state, { payload: isChecked }: PayloadAction<boolean>) => ({
      ...state,
      isChecked,
      status: 'saving' as const,
      error: null,
      done: null,
    }),
    /** The shop uses the credit, or no longer; or the box is back where it was, and nothing had to be done. */
    balanceSettled: (state, { payload: isApplied }: PayloadAction<boolean>) => ({
      ...state,
      isApplied,
      status: state.isChecked === isApplied ? ('idle' as const) : state.status,
      done: state.isApplied === isApplied ? state.done : doneBy(isApplied),
    }),
    /** The call failed: the box shows again what the shop has. */
    balanceRefused: (state, { payload: error }: PayloadAction<string>) => ({
      ...state,
      isChecked: state.isApplied,
      status: 'idle' as const,
      error,
    }),
  },
});

export const { balanceRead, balanceToggled, balanceSettled, balanceRefused } = balanceSlice.actions;

/** The customer's store credit and its toggle. */
export const selectBalance = (state: { readonly balance?: BalanceState }): BalanceState =>
  state.balance ?? initialState;
