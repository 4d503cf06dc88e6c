import type { PayloadAction } from '@reduxjs/toolkit';
import { createPureSlice } from '../shared/pure-slice';

/** How adding a product goes (ADDTO-05 to ADDTO-07). `leaving`: the shop sends the shopper elsewhere. */
export type AddStatus = 'idle' | 'adding' | 'added' | 'leaving' | 'failed';

/** By product id; one that is missing is idle. */
export type AddToCartState = Readonly<Record<string, AddStatus>>;

declare module '../shared/store.types' {
  interface LazySlices {
    addToCart: AddToCartState;
  }
}

interface ProductRef {
  readonly productId: string;
}

/** A product form that the shopper has sent. */
export interface SentForm extends ProductRef {
  /** The form's own action. */
  readonly url: string;
  readonly form: FormData;
  /** Pieces that it asks for; the cart's count grows by them until the server says what it holds. */
  readonly qty: number;
}

const initialState: AddToCartState = {};

/**
 * Until the button reads "Add to Cart" again a press means nothing: the second one of a double click would otherwise buy
 * another piece where the shop answers fast.
 */
export const isAdding = (status: AddStatus | undefined): boolean =>
  status === 'adding' || status === 'added' || status === 'leaving';

export const addToCartSlice = createPureSlice({
  name: 'addToCart',
  initialState,
  reducers: {
    /** The shopper puts a product into the cart (ADDTO-01); once more while it is on its way means nothing. */
    productSent: (state, { payload }: PayloadAction<SentForm>) =>
      isAdding(state[payload.productId]) ? state : { ...state, [payload.productId]: 'adding' },
    /** The shop has it. */
    productAdded: (state, { payload }: PayloadAction<ProductRef>) => ({
      ...state,
      [payload.productId]: 'added',
    }),
    /** The shop refused, or nothing came back. */
    productRefused: (state, { payload }: PayloadAction<ProductRef>) => ({
      ...state,
      [payload.productId]: 'failed',
    }),
    /** The page is about to be left. */
    productLeft: (state, { payload }: PayloadAction<ProductRef>) => ({
      ...state,
      [payload.productId]: 'leaving',
    }),
    /** The form can be sent once more: "Added" was read, or the page is back. */
    addingSettled: (state, { payload }: PayloadAction<ProductRef>) => ({
      ...state,
      [payload.productId]: 'idle',
    }),
  },
});

export const { productSent, productAdded, productRefused, productLeft, addingSettled } =
  addToCartSlice.actions;

/** How adding a product goes. */
export const selectAdding =
  (productId: string) =>
  (state: { readonly addToCart?: AddToCartState }): AddStatus =>
    state.addToCart?.[productId] ?? 'idle';
