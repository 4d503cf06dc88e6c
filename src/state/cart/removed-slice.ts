import type { PayloadAction } from '@reduxjs/toolkit';
import type { BuyRequest } from '../../domain/buy-request.types';
import { createPureSlice } from '../shared/pure-slice';
import { cartEmptied, cartUpdated, lineQuantityChanged, lineRemoved } from './cart-slice';

/** The line removed last, which may be restored. */
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
  /** The request that adds it again; null when its options are not known. */
  readonly request: BuyRequest | null;
}

/** The offer to restore the line. */
export interface Offer extends RemovedLine {
  readonly status: 'offered' | 'restoring';
  /** The message of a failed attempt. */
  readonly error: string | null;
  /** Its quantity in the cart before an attempt with an unknown outcome; null: there was none. */
  readonly previousQty: number | null;
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

/** The offer to undo a removal, until the next change of the cart or until its view is closed. */
export const removedSlice = createPureSlice({
  name: 'removed',
  initialState,
  reducers: {
    /** The shop has removed the line. */
    removalConfirmed: (_state, { payload }: PayloadAction<RemovedLine>): RemovedState => ({
      offer: { ...payload, status: 'offered', error: null, previousQty: null },
    }),
    /** The shopper requested the line back. */
    removalUndone: (state) => patched(state, { status: 'restoring', error: null }),
    /** It could not be restored, or the outcome is unknown (`previousQty` is then a number); the offer stays. */
    undoRefused: (
      state,
      { payload }: PayloadAction<{ error: string; previousQty: number | null }>,
    ) => patched(state, { ...payload, status: 'offered' }),
    /** The line is in the cart again. */
    lineRestored: NONE,
    /** The view that offered it is closed. */
    removalDismissed: NONE,
  },
  extraReducers: (cases) => {
    for (const change of [lineRemoved, lineQuantityChanged, cartEmptied, cartUpdated]) {
      cases.addCase<unknown>(change, NONE);
    }
  },
});

export const { removalConfirmed, removalUndone, undoRefused, lineRestored, removalDismissed } =
  removedSlice.actions;

/** The line that may be restored; null when there is none. */
export const selectOffer = (state: { readonly removed?: RemovedState }): Offer | null =>
  state.removed?.offer ?? null;
