import type { PayloadAction } from '@reduxjs/toolkit';
import { lineSettled } from '../shared/cart-facts';
import { createPureSlice } from '../shared/pure-slice';

/** One line of the cart while the shopper changes it. */
export interface LineEdit {
  /** `typed`: waits for the cart to be updated (CART-05); `invalid`: what is typed cannot be sent (QTY-04). */
  readonly status: 'idle' | 'typed' | 'invalid' | 'saving' | 'removing';
  /** The quantity the shopper wants, until the server's cart holds it; null: show the cart's own. */
  readonly qty: number | null;
  /** Why the last change was refused, in the shop's words. */
  readonly error: string | null;
}

/** Lines that are being changed, by item id. A line that is not in it is as the cart says. */
export interface CartState {
  readonly lines: Readonly<Record<string, LineEdit>>;
}

declare module '../shared/store.types' {
  interface LazySlices {
    cart: CartState;
  }
}

interface ItemRef {
  readonly itemId: string;
}

const UNTOUCHED: LineEdit = { status: 'idle', qty: null, error: null };
const initialState: CartState = { lines: {} };

const withLine = (state: CartState, itemId: string, edit: LineEdit): CartState => ({
  lines: { ...state.lines, [itemId]: edit },
});

function withoutLine(state: CartState, itemId: string): CartState {
  const { [itemId]: _gone, ...lines } = state.lines;
  return { lines };
}

const isUnsaved = (line: LineEdit | undefined): boolean =>
  line?.status === 'typed' || line?.status === 'invalid';

export const cartSlice = createPureSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** The shopper wants another quantity of a line; shown at once, sent by the flow (MINI-03, MINI-14). */
    lineQuantityChanged: (state, { payload }: PayloadAction<ItemRef & { qty: number }>) =>
      withLine(state, payload.itemId, { status: 'saving', qty: payload.qty, error: null }),
    /** What stands in the field of a line: a quantity that waits to be sent, one that cannot be, or its own again. */
    lineQuantityTyped: (
      state,
      { payload: { itemId, typed } }: PayloadAction<ItemRef & { typed: number | 'invalid' | null }>,
    ) => {
      if (typed === null)
        return isUnsaved(state.lines[itemId]) ? withoutLine(state, itemId) : state;
      return typed === 'invalid'
        ? withLine(state, itemId, { ...UNTOUCHED, status: 'invalid' })
        : withLine(state, itemId, { ...UNTOUCHED, status: 'typed', qty: typed });
    },
    /** The shopper updates the cart: all that was typed goes out in one form (CART-01, CART-09). */
    cartUpdated: (state) => {
      const lines = Object.entries(state.lines).map(([itemId, line]) => [
        itemId,
        line.status === 'typed' ? { ...line, status: 'saving' as const, error: null } : line,
      ]);
      return { lines: Object.fromEntries(lines) as CartState['lines'] };
    },
    /** Quantities that could not be sent wait again, and say why when there is something to say. */
    cartUpdateHeld: (
      state,
      {
        payload: { itemIds, error = null },
      }: PayloadAction<{ itemIds: readonly string[]; error?: string | null }>,
    ) => ({
      lines: Object.fromEntries(
        Object.entries(state.lines).map(([itemId, line]) => [
          itemId,
          itemIds.includes(itemId) && line.status === 'saving'
            ? { ...line, status: 'typed' as const, error }
            : line,
        ]),
      ),
    }),
    /** The shopper leaves what was typed behind (CART-08). */
    typedForgotten: (state) => ({
      lines: Object.fromEntries(Object.entries(state.lines).filter(([, line]) => !isUnsaved(line))),
    }),
    /** The shopper takes a line out of the cart (MINI-04, MINI-15). */
    lineRemoved: (state, { payload }: PayloadAction<ItemRef>) =>
      withLine(state, payload.itemId, {
        ...(state.lines[payload.itemId] ?? UNTOUCHED),
        status: 'removing',
        error: null,
      }),
    /** The shopper empties the cart; the payload names its lines (CART-01). */
    cartEmptied: (_state, { payload }: PayloadAction<readonly string[]>) => ({
      lines: Object.fromEntries(
        payload.map((itemId) => [itemId, { ...UNTOUCHED, status: 'removing' as const }]),
      ),
    }),
    /** The shopper has read why a change was refused. */
    lineErrorDismissed: (state, { payload }: PayloadAction<ItemRef>) => {
      const line = state.lines[payload.itemId];
      return line === undefined ? state : withLine(state, payload.itemId, { ...line, error: null });
    },
    /** The server refused; the cart's own quantity shows again (MINI-17, MINI-18). A null error shows nothing. */
    lineRefused: (state, { payload }: PayloadAction<ItemRef & { error: string | null }>) =>
      withLine(state, payload.itemId, { ...UNTOUCHED, error: payload.error }),
  },
  extraReducers: (cases) => {
    cases.addCase(lineSettled, (state, { payload }) => withoutLine(state, payload.itemId));
  },
});

export const {
  lineQuantityChanged,
  lineQuantityTyped,
  cartUpdated,
  cartUpdateHeld,
  typedForgotten,
  lineRemoved,
  cartEmptied,
  lineErrorDismissed,
  lineRefused,
} = cartSlice.actions;

/** How a line stands while it is being changed. */
export const selectLine =
  (itemId: string) =>
  (state: { readonly cart?: CartState }): LineEdit =>
    state.cart?.lines[itemId] ?? UNTOUCHED;

type WithCart = { readonly cart?: CartState };
const statuses = (state: WithCart): readonly LineEdit['status'][] =>
  Object.values(state.cart?.lines ?? {}).map(({ status }) => status);

/** Whether quantities were changed that the shop does not hold yet (CART-05). */
export const selectHasUnsaved = (state: WithCart): boolean =>
  statuses(state).some(
    (status) => status === 'typed' || status === 'invalid' || status === 'saving',
  );

/** Whether something typed waits for "Update Shopping Cart". */
export const selectHasTyped = (state: WithCart): boolean =>
  statuses(state).some((status) => status === 'typed' || status === 'invalid');

/** Whether something typed cannot be sent as it is (QTY-04). */
export const selectHasInvalid = (state: WithCart): boolean => statuses(state).includes('invalid');
