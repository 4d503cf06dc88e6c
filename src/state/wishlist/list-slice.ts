import type { PayloadAction } from '@reduxjs/toolkit';
import type { DataPost } from '../../domain/data-post';
import { ownValue } from '../../domain/own-value';
import type { ServerMessage } from '../../domain/section.types';
import { createPureSlice } from '../shared/pure-slice';

/**
 * What happens to one item of the page. `removing`: it is hidden, and its removal can be undone; `deleting`: the removal
 * is being sent.
 */
export type ItemStatus = 'removing' | 'deleting' | 'sending' | 'removed' | 'failed';

/** An item that was acted on, with the messages about it. */
export interface ItemState {
  readonly status: ItemStatus;
  readonly messages: readonly ServerMessage[];
  /** The post that removes it, while that can be undone. */
  readonly removal: DataPost | null;
}

/** State of the wish list page. */
export interface WishlistPageState {
  /** By item id; one that is missing was not acted on. */
  readonly items: Readonly<Record<string, ItemState>>;
  /** The change of the whole list that is being sent. */
  readonly sending: 'all' | 'update' | 'picked' | null;
  /** Messages about the whole list; their text may be HTML. */
  readonly messages: readonly ServerMessage[];
  /** The ids of the items on the page, by the shop's last response; null before the first. */
  readonly listed: readonly string[] | null;
  /** Whether the shop has saved the quantities and comments, and none was typed since. */
  readonly isSaved: boolean;
  /** Where the outcome of a change is read: from the list's page, or where that is not open from the section. */
  readonly source: 'page' | 'section';
}

declare module '../shared/store.types' {
  interface LazySlices {
    wishlistPage: WishlistPageState;
  }
}

/** A post about one item, or about several one after the other. */
export interface ItemPost {
  readonly id: string;
  readonly post: DataPost;
}

/** A post about the whole list. */
export interface ListPost {
  readonly kind: 'all' | 'update';
  readonly post: DataPost;
}

interface Answer {
  readonly messages: readonly ServerMessage[];
  /** Null while it is unknown. */
  readonly listed: readonly string[] | null;
}

const initialState: WishlistPageState = {
  items: {},
  sending: null,
  messages: [],
  listed: null,
  isSaved: false,
  source: 'page',
};

const withItem = (state: WishlistPageState, id: string, item: ItemState): WishlistPageState => ({
  ...state,
  items: { ...state.items, [id]: item },
});

const without = (state: WishlistPageState, gone: string): WishlistPageState => ({
  ...state,
  items: Object.fromEntries(Object.entries(state.items).filter(([id]) => id !== gone)),
});

export const listSlice = createPureSlice({
  name: 'wishlistPage',
  initialState,
  reducers: {
    /** The block in a sidebar shows the list on another page than the list's own. */
    sectionFollowed: (state) => ({ ...state, source: 'section' as const }),
    /** The shopper removed an item; it is sent unless the shopper undoes it in time. */
    removalRequested: (state, { payload: { id, post } }: PayloadAction<ItemPost>) =>
      withItem(state, id, { status: 'removing', messages: [], removal: post }),
    /** The removal is being sent. */
    removalSent: (state, { payload: id }: PayloadAction<string>) =>
      withItem(state, id, { status: 'deleting', messages: [], removal: null }),
    /** The shopper undid a removal that was not sent yet. */
    removalUndone: (state, { payload: id }: PayloadAction<string>) =>
      ownValue(state.items, id)?.status === 'removing' ? without(state, id) : state,
    /** Something else is sent now: removals come first. */
    flushRemovals: (state) => state,
    /** The page is being left: removals are sent without waiting for the shop. */
    pageUnloading: (state) => state,
    /** The shopper adds an item to the cart (WISH-01). */
    itemSent: (state, { payload: { id } }: PayloadAction<ItemPost>) =>
      withItem({ ...state, messages: [] }, id, { status: 'sending', messages: [], removal: null }),
    /** The shopper adds the items that are picked to the cart. */
    pickedSent: (state, _action: PayloadAction<readonly ItemPost[]>) => ({
      ...state,
      sending: 'picked' as const,
      messages: [],
    }),
    /** The shopper adds all items to the cart (WISH-03), or saves quantities and comments. */
    listSent: (state, { payload: { kind } }: PayloadAction<ListPost>) =>
      state.sending === null ? { ...state, sending: kind, messages: [], isSaved: false } : state,
    /** The shop has dealt with an item. A removal that succeeded needs no words: the shopper has seen it. */
    itemSettled: (
      state,
      { payload: { id, messages, listed } }: PayloadAction<Answer & { readonly id: string }>,
    ) => {
      const isGone = listed?.includes(id) === false;
      const isRemoval = ownValue(state.items, id)?.status === 'deleting';
      return withItem({ ...state, listed: listed ?? state.listed }, id, {
        status: isGone ? 'removed' : 'failed',
        messages: isGone && isRemoval ? [] : messages,
        removal: null,
      });
    },
    /** The shop has dealt with the whole list. */
    listSettled: (state, { payload: { messages, listed } }: PayloadAction<Answer>) => ({
      ...state,
      sending: null,
      messages,
      listed: listed ?? state.listed,
      isSaved:
        state.sending === 'update' &&
        listed !== null &&
        messages.every(({ type }) => type !== 'error'),
    }),
  },
});

export const {
  sectionFollowed,
  removalRequested,
  removalSent,
  removalUndone,
  flushRemovals,
  pageUnloading,
  itemSent,
  pickedSent,
  listSent,
  itemSettled,
  listSettled,
} = listSlice.actions;

/** Selects the state of the wish list page. */
export const selectWishlistPage = (state: {
  readonly wishlistPage?: WishlistPageState;
}): WishlistPageState => state.wishlistPage ?? initialState;
