import type { PayloadAction } from '@reduxjs/toolkit';
import { ownValue } from '../../domain/own-value';
import { createPureSlice } from '../shared/pure-slice';

/** The status of adding a product (ADDTO-05 to ADDTO-07). `leaving`: the shop redirects to another page. */
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

/** A product form that the shopper has submitted. */
export interface SentForm extends ProductRef {
  /** The form's own action. */
  readonly url: string;
  readonly form: FormData;
  /** The quantity in the form. The cart's count is raised by it until the server's own count arrives. */
  readonly qty: number;
}

const initialState: AddToCartState = {};

/**
 * While the button does not read "Add to Cart" presses are ignored: the second one of a double click would otherwise
 * add the product again when the shop responds quickly.
 */
export const isAdding = (status: AddStatus | undefined): boolean =>
  status === 'adding' || status === 'added' || status === 'leaving';

export const addToCartSlice = createPureSlice({
  name: 'addToCart',
  initialState,
  reducers: {
    /** The shopper adds a product to the cart (ADDTO-01); ignored while the product is already being added. */
    productSent: (state, { payload }: PayloadAction<SentForm>) =>
      isAdding(ownValue(state, payload.productId))
        ? state
        : { ...state, [payload.productId]: 'adding' },
    /** The shop has added the product. */
    productAdded: (state, { payload }: PayloadAction<ProductRef>) => ({
      ...state,
      [payload.productId]: 'added',
    }),
    /** The shop refused, or no response arrived. */
    productRefused: (state, { payload }: PayloadAction<ProductRef>) => ({
      ...state,
      [payload.productId]: 'failed',
    }),
    /** The page is about to be left. */
    productLeft: (state, { payload }: PayloadAction<ProductRef>) => ({
      ...state,
      [payload.productId]: 'leaving',
    }),
    /** The form can be submitted again: "Added" was shown long enough, or the page was restored. */
    addingSettled: (state, { payload }: PayloadAction<ProductRef>) => ({
      ...state,
      [payload.productId]: 'idle',
    }),
  },
});

export const { productSent, productAdded, productRefused, productLeft, addingSettled } =
  addToCartSlice.actions;

/** The status of adding a product. */
export const selectAdding =
  (productId: string) =>
  (state: { readonly addToCart?: AddToCartState }): AddStatus =>
    ownValue(state.addToCart, productId) ?? 'idle';
