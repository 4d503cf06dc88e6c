import type { PayloadAction } from '@reduxjs/toolkit';
import type { ServerMessage } from '../../domain/section.types';
import { errorText } from '../../platform/http/error-text';
import type { ApiError } from '../../platform/http/api-error';
import { createPureSlice } from '../shared/pure-slice';
import { globalMessagesWanted } from '../sections/global-messages-wanted';

declare module '../shared/store.types' {
  interface LazySlices {
    messages: MessagesState;
  }
}

/** Where a message is shown. `global` is the customer messages area, `payment:{code}` that of a method (MSG-05). */
export type MessageArea =
  'global' | 'checkout' | 'cart' | `payment:${string}` | `product:${string}` | `instant:${string}`;

/** A message on the page. `text` contains the server's HTML when `isHtml`, and then goes through the sanitiser. */
export interface Message {
  readonly id: number;
  readonly area: MessageArea;
  readonly type: ServerMessage['type'];
  readonly text: string;
  readonly isHtml: boolean;
}

/** All messages, and the areas whose current attempt has already had its general error (MSG-08). */
export interface MessagesState {
  readonly list: readonly Message[];
  readonly lastId: number;
  readonly failedAreas: readonly MessageArea[];
  /** Whether an element of the page shows the global area; until then the server's messages are not collected. */
  readonly isGlobalWanted: boolean;
}

interface NewMessage {
  readonly area: MessageArea;
  readonly type: ServerMessage['type'];
  readonly text: string;
  readonly isHtml?: boolean;
}

interface Failure {
  readonly area: MessageArea;
  readonly error: ApiError;
}

const seconds = (): number => Math.floor(Date.now() / 1000);

const initialState: MessagesState = { list: [], lastId: 0, failedAreas: [], isGlobalWanted: false };

/** New messages of an area replace the earlier ones (MSG-02). */
function withMessages(
  state: MessagesState,
  added: readonly NewMessage[],
  time: number,
): MessagesState {
  const first = Math.max(time, state.lastId + 1);
  const list = added.map((message, index): Message => ({
    isHtml: false,
    ...message,
    id: first + index,
  }));
  return {
    ...state,
    lastId: first + list.length - 1,
    list: [...state.list.filter(({ area }) => list.every((one) => one.area !== area)), ...list],
  };
}

/**
 * A new attempt to add a product makes the errors in the global area outdated: they are about an earlier attempt, made
 * on another page or before this page's scripts were loaded.
 */
const isOutdated = (
  { area, type }: Message,
  { payload }: { readonly payload: MessageArea },
): boolean => payload.startsWith('product:') && area === 'global' && type !== 'success';

export const messagesSlice = createPureSlice({
  name: 'messages',
  initialState,
  reducers: {
    /** A message is shown now. Its id is the time in seconds, or the next free number (MSG-14). */
    messageShown: {
      prepare: (message: NewMessage) => ({ payload: message, meta: { time: seconds() } }),
      reducer: (state, action: PayloadAction<NewMessage, string, { time: number }>) =>
        withMessages(state, [action.payload], action.meta.time),
    },
    /** The server has messages for this page; they are shown after a delay (MSG-06). */
    storefrontMessagesAdded: (state, _action: PayloadAction<readonly ServerMessage[]>) => state,
    /** Messages that arrived together are shown together. */
    messagesShown: {
      prepare: (area: MessageArea, messages: readonly ServerMessage[]) => ({
        payload: messages.map((message): NewMessage => ({ ...message, area, isHtml: true })),
        meta: { time: seconds() },
      }),
      reducer: (state, action: PayloadAction<NewMessage[], string, { time: number }>) =>
        withMessages(state, action.payload, action.meta.time),
    },
    /** The shopper closed a message, or it expired. */
    messageDismissed: (state, action: PayloadAction<number>) => ({
      ...state,
      list: state.list.filter((one) => one.id !== action.payload),
    }),
    /** All messages of an area are removed. */
    messagesCleared: (state, action: PayloadAction<MessageArea>) => ({
      ...state,
      list: state.list.filter((one) => one.area !== action.payload),
    }),
    /** A new attempt begins: the area's last error is removed, and another one may be shown (MSG-08). */
    attemptStarted: (state, action: PayloadAction<MessageArea>) => ({
      ...state,
      failedAreas: state.failedAreas.filter((area) => area !== action.payload),
      list: state.list.filter((one) => one.area !== action.payload && !isOutdated(one, action)),
    }),
    /** An attempt failed: its error is shown once, with the server's message if there is one (MSG-08, MSG-11). */
    attemptFailed: {
      prepare: ({ area, error }: Failure) => ({
        payload: { area, text: errorText(error) },
        meta: { time: seconds() },
      }),
      reducer: (
        state,
        action: PayloadAction<{ area: MessageArea; text: string }, string, { time: number }>,
      ) => {
        const { area, text } = action.payload;
        if (text === '' || state.failedAreas.includes(area)) return state;
        const next = withMessages(state, [{ area, type: 'error', text }], action.meta.time);
        return { ...next, failedAreas: [...state.failedAreas, area] };
      },
    },
  },
  extraReducers: (cases) => {
    cases.addCase(globalMessagesWanted, (state) => ({ ...state, isGlobalWanted: true }));
  },
});

export const {
  messageShown,
  messagesShown,
  storefrontMessagesAdded,
  messageDismissed,
  messagesCleared,
  attemptStarted,
  attemptFailed,
} = messagesSlice.actions;

interface WithMessages {
  readonly messages?: MessagesState;
}

const NONE: readonly Message[] = [];

const perArea = new WeakMap<readonly Message[], Map<MessageArea, readonly Message[]>>();

/** The messages of an area, oldest first; the same array as long as nothing changes. */
export const selectMessages =
  (area: MessageArea) =>
  (state: WithMessages): readonly Message[] => {
    const list = state.messages?.list ?? NONE;
    const known = perArea.get(list) ?? new Map<MessageArea, readonly Message[]>();
    perArea.set(list, known);
    const found = known.get(area) ?? list.filter((one) => one.area === area);
    known.set(area, found);
    return found;
  };
