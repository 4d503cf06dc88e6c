import type { PayloadAction } from '@reduxjs/toolkit';
import type { BuyRequest } from '../../domain/buy-request.types';
import { createPureSlice } from '../shared/pure-slice';
import { cartEmptied, cartUpdated, lineQuantityChanged, lineRemoved } from './cart-slice';

/** The line that was taken out last, which may be put back. */
export interface RemovedLine {
  readonly itemId: string;
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  /** The product's page; null when it has none. */
  readonly url: string | null;
  /** The line below it; null: it was the last one. */
  readonly nextId: string | null;
  /** Buys the same again; null when its choices are not known. */
  readonly request: BuyRequest | null;
}

/** How the offer to put it back stands. */
export interface Offer extends RemovedLine {
  readonly status: 'offered' | 'restoring';
  /** Why it could not be put back. */
  readonly error: string | null;
  /** Pieces of it in the cart before an attempt of which nobody knows how it ended; null: there was none. */
  readonly heldBefore: number | null;
}

/** The last removed line, while it can be put back. */
export interface RemovedState {
  readonly offer: Offer | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    removed: RemovedState;
  }
}

const initialState: RemovedState = { offer: null };
const NONE = (): RemovedState => initialState;

const patched = (state: RemovedState, patch: Partial<Offer>): RemovedState =>
  state.offer === null ? state : { offer: { ...state.offer, ...patch } };

/** The offer to undo a removal: stands until the next change of the cart, or until its view is closed. */
export const removedSlice = createPureSlice({
  name: 'removed',
  initialState,
  reducers: {
    /** The shop has taken the line out. */
    lineTaken: (_state, { payload }: PayloadAction<RemovedLine>): RemovedState => ({
      offer: { ...payload, status: 'offered', error: null, heldBefore: null },
    }),
    /** The shopper wants the line back. */
    removalUndone: (state) => patched(state, { status: 'restoring', error: null }),
    /** It could not be put back, or nobody knows (`heldBefore` is then a number); the offer stays. */
    undoRefused: (
      state,
      { payload }: PayloadAction<{ error: string; heldBefore: number | null }>,
    ) => patched(state, { ...payload, status: 'offered' }),
    /** The cart holds it again. */
    lineRestored: NONE,
    /** The view that offered it is closed. */
    removalForgotten: NONE,
  },
  extraReducers: (cases) => {
    for (const change of [lineRemoved, lineQuantityChanged, cartEmptied, cartUpdated]) {
      cases.addCase<unknown>(change, NONE);
    }
  },
});

export const { lineTaken, removalUndone, undoRefused, lineRestored, removalForgotten } =
  removedSlice.actions;

/** The line that may be put back; null when there is none. */
export const selectOffer = (state: { readonly removed?: RemovedState }): Offer | null =>
  state.removed?.offer ?? null;
