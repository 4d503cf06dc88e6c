import type { PayloadAction } from '@reduxjs/toolkit';
import { EMPTY_GIFT, isGiftAllowed, isSameGift } from '../../domain/gift-message';
import type { GiftMessage, GiftOptions, GiftTarget } from '../../domain/gift-message.types';
import { createPureSlice } from '../shared/pure-slice';

/** The message of the order or of an item, and its form (GMSG-05). */
export interface GiftEntry {
  /** The shop's; null when there is none. */
  readonly saved: GiftMessage | null;
  /** What is typed into the form. */
  readonly draft: GiftMessage;
  readonly isFormOpen: boolean;
  readonly status: 'idle' | 'loading' | 'saving' | 'deleting';
  /** The message of the last failed call. */
  readonly error: string | null;
  /** What the shop did last at the shopper's request. */
  readonly done: 'saved' | 'deleted' | null;
  /** A call's outcome is unknown: the shop's message is looked up before anything is sent again. */
  readonly isOutcomeUnknown: boolean;
}

/** The gift messages of the cart. */
export interface GiftMessagesState {
  readonly options: GiftOptions;
  readonly entries: Readonly<Partial<Record<GiftTarget, GiftEntry>>>;
  /** The message that was saved right before this page was opened (GMSG-10). */
  readonly arrived: GiftTarget | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    giftMessages: GiftMessagesState;
  }
}

/** What the slice starts with. */
type Start = Pick<GiftMessagesState, 'options' | 'arrived'> & {
  /** What was typed before a reload. */
  readonly drafts: Readonly<Partial<Record<GiftTarget, GiftMessage>>>;
};

const CLOSED: GiftEntry = {
  saved: null,
  draft: EMPTY_GIFT,
  isFormOpen: false,
  status: 'idle',
  error: null,
  done: null,
  isOutcomeUnknown: false,
};

const initialState: GiftMessagesState = {
  options: {
    isOrderLevelEnabled: false,
    isItemLevelEnabled: false,
    items: {},
    unread: [],
    saved: {},
  },
  entries: {},
  arrived: null,
};

const entryOf = ({ entries, options }: GiftMessagesState, target: GiftTarget): GiftEntry => {
  const saved = options.saved[target] ?? null;
  return entries[target] ?? { ...CLOSED, saved, draft: saved ?? EMPTY_GIFT };
};

const withEntry = (
  state: GiftMessagesState,
  target: GiftTarget,
  changes: Partial<GiftEntry>,
): GiftMessagesState => ({
  ...state,
  entries: { ...state.entries, [target]: { ...entryOf(state, target), ...changes } },
});

const QUIET = { error: null, done: null } as const;

/** Starts a call about an entry; one that has a call in progress stays as it is. */
const withCall = (
  state: GiftMessagesState,
  target: GiftTarget,
  status: GiftEntry['status'],
): GiftMessagesState =>
  entryOf(state, target).status === 'idle' ? withEntry(state, target, { ...QUIET, status }) : state;

export const giftMessagesSlice = createPureSlice({
  name: 'giftMessages',
  initialState,
  reducers: {
    /** The page's configuration was read, with what was typed before a reload. */
    giftOptionsRead: (_state, { payload }: PayloadAction<Start>) => {
      const start = { ...initialState, options: payload.options, arrived: payload.arrived };
      const typed = Object.entries(payload.drafts) as [GiftTarget, GiftMessage][];
      return typed.reduce<GiftMessagesState>(
        (state, [target, draft]) => withEntry(state, target, { draft, isFormOpen: true }),
        start,
      );
    },
    /** A view shows a message whose text the page does not contain. */
    giftMessageWanted: (state, { payload: target }: PayloadAction<GiftTarget>) =>
      state.options.unread.includes(target) ? withCall(state, target, 'loading') : state,
    /** The shop's message has arrived; what is being typed stays. */
    giftMessageReceived: (
      state,
      {
        payload: { target, saved },
      }: PayloadAction<{ target: GiftTarget; saved: GiftMessage | null }>,
    ) => {
      const { isFormOpen, draft } = entryOf(state, target);
      const unread = state.options.unread.filter((one) => one !== target);
      return withEntry({ ...state, options: { ...state.options, unread } }, target, {
        saved,
        status: 'idle',
        draft: isFormOpen ? draft : (saved ?? EMPTY_GIFT),
      });
    },
    /** The shopper opens the form. */
    giftFormOpened: (state, { payload: target }: PayloadAction<GiftTarget>) =>
      withEntry(state, target, { ...QUIET, isFormOpen: true }),
    /** The shopper closes the form without saving. */
    giftFormClosed: (state, { payload: target }: PayloadAction<GiftTarget>) =>
      withEntry(state, target, {
        ...QUIET,
        isFormOpen: false,
        draft: entryOf(state, target).saved ?? EMPTY_GIFT,
      }),
    /** The shopper types. */
    giftMessageEdited: (
      state,
      {
        payload: { target, part },
      }: PayloadAction<{ target: GiftTarget; part: Partial<GiftMessage> }>,
    ) => withEntry(state, target, { draft: { ...entryOf(state, target).draft, ...part } }),
    /** The shopper saves what is in the form; `isOrder` when that happens with the order itself. */
    giftMessageSubmitted: (
      state,
      { payload: { target } }: PayloadAction<{ target: GiftTarget; isOrder?: boolean }>,
    ) => withCall(state, target, 'saving'),
    /** The shopper deletes the message (GMSG-06). */
    giftMessageDeleted: (state, { payload: target }: PayloadAction<GiftTarget>) =>
      withCall(state, target, 'deleting'),
    /** The shop has saved or deleted the message. Text typed meanwhile stays in the open form. */
    giftMessageSettled: (
      state,
      {
        payload: { target, saved },
      }: PayloadAction<{ target: GiftTarget; saved: GiftMessage | null }>,
    ) => {
      const { draft } = entryOf(state, target);
      const isNewer = saved !== null && !isSameGift(draft, saved);
      return withEntry(state, target, {
        saved,
        draft: isNewer ? draft : (saved ?? EMPTY_GIFT),
        isFormOpen: isNewer,
        status: 'idle',
        error: null,
        done: saved === null ? 'deleted' : 'saved',
        isOutcomeUnknown: false,
      });
    },
    /** A call failed; what was typed stays (GMSG-11). */
    giftMessageRefused: (
      state,
      {
        payload: { target, error, isOutcomeUnknown = false },
      }: PayloadAction<{ target: GiftTarget; error: string; isOutcomeUnknown?: boolean }>,
    ) => withEntry(state, target, { status: 'idle', error, done: null, isOutcomeUnknown }),
  },
});

export const {
  giftOptionsRead,
  giftMessageWanted,
  giftMessageReceived,
  giftFormOpened,
  giftFormClosed,
  giftMessageEdited,
  giftMessageSubmitted,
  giftMessageDeleted,
  giftMessageSettled,
  giftMessageRefused,
} = giftMessagesSlice.actions;

interface WithGifts {
  readonly giftMessages?: GiftMessagesState;
}

const giftsOf = (state: WithGifts): GiftMessagesState => state.giftMessages ?? initialState;

/** The message of a target; a closed form for an untouched one. The same object until something changes. */
export function selectGiftEntry(target: GiftTarget): (state: WithGifts) => GiftEntry {
  let known: { readonly options: GiftOptions; readonly entry: GiftEntry } | null = null;
  return (state) => {
    const gifts = giftsOf(state);
    const entry = gifts.entries[target];
    if (entry !== undefined) return entry;
    if (known?.options !== gifts.options) {
      known = { options: gifts.options, entry: entryOf(gifts, target) };
    }
    return known.entry;
  };
}

/** The message of a target, for flows. */
export const giftEntry = (state: WithGifts, target: GiftTarget): GiftEntry =>
  entryOf(giftsOf(state), target);

/** Whether the page allows a message for this target. */
export const selectIsGiftAllowed =
  (target: GiftTarget) =>
  (state: WithGifts): boolean =>
    isGiftAllowed(giftsOf(state).options, target);

/** Whether there is a message whose text has not been loaded. */
export const selectIsGiftUnread =
  (target: GiftTarget) =>
  (state: WithGifts): boolean =>
    giftsOf(state).options.unread.includes(target);

/** The message that was saved right before this page was opened; null when there is none. */
export const selectArrivedGift = (state: WithGifts): GiftTarget | null => giftsOf(state).arrived;

const isDirty = ({ isFormOpen, draft, saved }: GiftEntry): boolean =>
  isFormOpen && !isSameGift(draft, saved ?? EMPTY_GIFT);

/** What is typed into open forms and not saved. */
export function typedGifts(state: WithGifts): Readonly<Partial<Record<GiftTarget, GiftMessage>>> {
  const entries = Object.entries(giftsOf(state).entries) as [GiftTarget, GiftEntry][];
  return Object.fromEntries(
    entries.filter(([, entry]) => isDirty(entry)).map(([target, { draft }]) => [target, draft]),
  );
}
