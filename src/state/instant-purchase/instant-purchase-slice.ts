import type { PayloadAction } from '@reduxjs/toolkit';
import { parseInstantPurchase } from '../../api/instant-purchase';
import type { InstantPurchaseOption } from '../../domain/catalog/instant-purchase.types';
import { ownValue } from '../../domain/own-value';
import type { WithSections } from '../sections/sections-slice';
import { createPureSlice } from '../shared/pure-slice';

/**
 * The status of an instant purchase. `unknown`: the response was lost, so that the order may exist; nothing is sent again
 * until the shop has reported the outcome.
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
}

const initialState: InstantPurchaseState = {};

/** Whether a purchase may exist whose outcome has not arrived. */
export const isOpen = (status: PurchaseStatus | undefined): boolean =>
  status === 'sending' || status === 'unknown';

export const instantPurchaseSlice = createPureSlice({
  name: 'instantPurchase',
  initialState,
  reducers: {
    /** The shopper has confirmed a purchase (INST-01); ignored while an earlier one of the product is open. */
    purchaseConfirmed: (state, { payload }: PayloadAction<ConfirmedPurchase>) =>
      isOpen(ownValue(state, payload.productId))
        ? state
        : { ...state, [payload.productId]: 'sending' },
    /** The shop has reported the outcome, or no response has arrived. */
    purchaseSettled: (
      state,
      {
        payload: { productId, status },
      }: PayloadAction<{
        readonly productId: string;
        readonly status: Exclude<PurchaseStatus, 'idle' | 'sending'>;
      }>,
    ) => ({ ...state, [productId]: status }),
  },
});

export const { purchaseConfirmed, purchaseSettled } = instantPurchaseSlice.actions;

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
