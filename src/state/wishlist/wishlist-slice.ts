import type { PayloadAction } from '@reduxjs/toolkit';
import { parseWishlistSection } from '../../api/wishlist';
import type { DataPost } from '../../domain/data-post';
import { ownValue } from '../../domain/own-value';
import type { StoredSection } from '../../domain/section.types';
import type { WishlistSection } from '../../domain/wishlist.types';
import type { WithSections } from '../sections/sections-slice';
import { createPureSlice } from '../shared/pure-slice';

/** Status of a request. `leaving`: another page opens. */
export type WishStatus = 'idle' | 'sending' | 'listed' | 'failed' | 'leaving';

/** State of adding a product with its selected options. */
export interface WishState {
  readonly status: WishStatus;
  /** Why it failed; it may contain the shop's HTML. '' otherwise. */
  readonly error: string;
}

/** By the key of the request. */
export type WishesState = Readonly<Record<string, WishState>>;

declare module '../shared/store.types' {
  interface LazySlices {
    wishes: WishesState;
  }
}

/** A product that the shopper adds. */
export interface Wish {
  /** The product and its options: the same request is sent once. */
  readonly key: string;
  readonly productId: string;
  readonly post: DataPost;
}

interface WishRef {
  readonly key: string;
}

const IDLE: WishState = { status: 'idle', error: '' };

const initialState: WishesState = {};

/** Whether a press is ignored, or opens the list instead. */
export const isAddBlocked = (status: WishStatus): boolean =>
  status !== 'idle' && status !== 'failed';

const withStatus =
  (status: WishStatus) =>
  (state: WishesState, { payload: { key } }: PayloadAction<WishRef>): WishesState => ({
    ...state,
    [key]: { status, error: '' },
  });

export const wishlistSlice = createPureSlice({
  name: 'wishes',
  initialState,
  reducers: {
    /** The shopper adds a product to the wish list (WISH-08); ignored while that is pending, and afterwards. */
    wishSent: (state, { payload: { key } }: PayloadAction<Wish>) =>
      isAddBlocked((ownValue(state, key) ?? IDLE).status)
        ? state
        : { ...state, [key]: { status: 'sending', error: '' } },
    /** The product is on the list. */
    wishListed: withStatus('listed'),
    /** Another page opens: a guest signs in first. */
    wishLeft: withStatus('leaving'),
    /** The browser restored the page that was left. */
    wishReturned: withStatus('idle'),
    /** The shop refused the product, or no response arrived. */
    wishFailed: (
      state,
      { payload: { key, error } }: PayloadAction<WishRef & { readonly error: string }>,
    ) => ({ ...state, [key]: { status: 'failed', error } }),
  },
});

export const { wishSent, wishListed, wishLeft, wishReturned, wishFailed } = wishlistSlice.actions;

/** The state of adding a product, by the key of its options. */
export const selectWish =
  (key: string) =>
  (state: { readonly wishes?: WishesState }): WishState =>
    ownValue(state.wishes, key) ?? IDLE;

const parsed = new WeakMap<StoredSection, WishlistSection | null>();

/** The wish list's section; null until it is loaded. The same object until it changes. */
export function selectWishlist(state: WithSections): WishlistSection | null {
  const stored = state.sections.data.wishlist;
  if (stored === undefined) return null;
  const known = parsed.get(stored) ?? parseWishlistSection(stored);
  parsed.set(stored, known);
  return known;
}

/** Whether the newest items of the list include a product. */
export const selectIsListed =
  (productId: string) =>
  (state: WithSections): boolean =>
    selectWishlist(state)?.items.some((item) => item.productId === productId) === true;
