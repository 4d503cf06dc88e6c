import type { PayloadAction } from '@reduxjs/toolkit';
import { parseInstantPurchase } from '../../api/instant-purchase';
import type { InstantPurchaseOption } from '../../domain/catalog/instant-purchase.types';
import { ownValue } from '../../domain/own-value';
import type { WithSections } from '../sections/sections-slice';
import { createPureSlice } from '../shared/pure-slice';

/**
 * The status of an instant purchase. `unknown`: the order may exist, because the response was lost or another page has
 * sent it; nothing is sent again unless the shopper says so.
 */
export type PurchaseStatus = 'idle' | 'sending' | 'placed' | 'refused' | 'unknown';

/** By product id; one that is missing is idle. */
export type InstantPurchaseState = Readonly<Record<string, PurchaseStatus>>;

declare module '../shared/store.types' {
  interface LazySlices {
    instantPurchase: InstantPurchaseState;
  }
}

/** A purchase that the shopper has confirmed. */
export interface ConfirmedPurchase {
  readonly productId: string;
  /** The product's form. */
  readonly form: FormData;
  /** What the confirmation showed, which is what is ordered. */
  readonly option: InstantPurchaseOption;
  /** The shopper was told that an earlier order of the product may exist, and orders once more. */
  readonly isAgain?: boolean;
}

const initialState: InstantPurchaseState = {};

/** Whether a purchase may exist whose outcome has not arrived. */
export const isOpen = (status: PurchaseStatus | undefined): boolean =>
  status === 'sending' || status === 'unknown';

/** Whether a purchase may be sent: none of the product is open, or the shopper knows about it and orders again. */
export const maySend = (status: PurchaseStatus | undefined, isAgain = false): boolean =>
  !isOpen(status) || (isAgain && status === 'unknown');

export const instantPurchaseSlice = createPureSlice({
  name: 'instantPurchase',
  initialState,
  reducers: {
    /** The page has a button for this product. */
    purchaseOffered: (state, _action: PayloadAction<{ readonly productId: string }>) => state,
    /** The shopper has confirmed a purchase (INST-01); ignored while an earlier one of the product is open. */
    purchaseConfirmed: (
      state,
      { payload: { productId, isAgain } }: PayloadAction<ConfirmedPurchase>,
    ) =>
      maySend(ownValue(state, productId), isAgain) ? { ...state, [productId]: 'sending' } : state,
    /** The shop has reported the outcome, or no response has arrived. `idle`: another tab has its outcome. */
    purchaseSettled: (
      state,
      {
        payload: { productId, status },
      }: PayloadAction<{
        readonly productId: string;
        readonly status: Exclude<PurchaseStatus, 'sending'>;
      }>,
    ) => ({ ...state, [productId]: status }),
  },
});

export const { purchaseConfirmed, purchaseOffered, purchaseSettled } = instantPurchaseSlice.actions;

/** The status of a product's instant purchase. */
export const selectPurchase =
  (productId: string) =>
  (state: { readonly instantPurchase?: InstantPurchaseState }): PurchaseStatus =>
    ownValue(state.instantPurchase, productId) ?? 'idle';

const parsed = new WeakMap<object, InstantPurchaseOption | null>();

/** What an instant purchase would order with; null while it is not available. The same object while nothing changes. */
export function selectInstantPurchase(state: WithSections): InstantPurchaseOption | null {
  const stored = state.sections.data['instant-purchase'];
  if (stored === undefined) return null;
  const known = parsed.get(stored);
  if (known !== undefined) return known;
  const option = parseInstantPurchase(stored);
  parsed.set(stored, option);
  return option;
}
