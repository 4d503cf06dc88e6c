import type { PayloadAction } from '@reduxjs/toolkit';
import { ownValue } from '../../domain/own-value';
import { lineSettled } from '../shared/cart-facts';
import { createPureSlice } from '../shared/pure-slice';

/** One line of the cart while the shopper changes it. */
export interface LineEdit {
  /** `typed`: not sent until the cart is updated (CART-05); `invalid`: what is typed cannot be sent (QTY-04). */
  readonly status: 'idle' | 'typed' | 'invalid' | 'saving' | 'removing';
  /** The requested quantity, until the server has saved it; null: show the cart's own. */
  readonly qty: number | null;
  /** The message of the last refused change. */
  readonly error: string | null;
}

/** Lines that are being changed, by item id. Other lines are shown as they are in the cart section. */
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
    /** The shopper changed a line's quantity; shown immediately, sent by the flow (MINI-03, MINI-14). */
    lineQuantityChanged: (state, { payload }: PayloadAction<ItemRef & { qty: number }>) =>
      withLine(state, payload.itemId, { status: 'saving', qty: payload.qty, error: null }),
    /** The content of a line's field: a quantity to be sent later, an invalid one, or the cart's own again (null). */
    lineQuantityTyped: (
      state,
      { payload: { itemId, typed } }: PayloadAction<ItemRef & { typed: number | 'invalid' | null }>,
    ) => {
      if (typed === null)
        return isUnsaved(ownValue(state.lines, itemId)) ? withoutLine(state, itemId) : state;
      return typed === 'invalid'
        ? withLine(state, itemId, { ...UNTOUCHED, status: 'invalid' })
        : withLine(state, itemId, { ...UNTOUCHED, status: 'typed', qty: typed });
    },
    /** The shopper updates the cart: all typed quantities are sent in one form (CART-01, CART-09). */
    cartUpdated: (state) => {
      const lines = Object.entries(state.lines).map(([itemId, line]) => [
        itemId,
        line.status === 'typed' ? { ...line, status: 'saving' as const, error: null } : line,
      ]);
      return { lines: Object.fromEntries(lines) as CartState['lines'] };
    },
    /** Quantities that could not be sent return to `typed`, with an error if there is one. */
    cartUpdateReverted: (
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
    /** The shopper discards what was typed (CART-08). */
    typedDiscarded: (state) => ({
      lines: Object.fromEntries(Object.entries(state.lines).filter(([, line]) => !isUnsaved(line))),
    }),
    /** The shopper removes a line (MINI-04, MINI-15). */
    lineRemoved: (state, { payload }: PayloadAction<ItemRef>) =>
      withLine(state, payload.itemId, {
        ...(ownValue(state.lines, payload.itemId) ?? UNTOUCHED),
        status: 'removing',
        error: null,
      }),
    /** The shopper empties the cart; the payload is the ids of its lines (CART-01). */
    cartEmptied: (_state, { payload }: PayloadAction<readonly string[]>) => ({
      lines: Object.fromEntries(
        payload.map((itemId) => [itemId, { ...UNTOUCHED, status: 'removing' as const }]),
      ),
    }),
    /** The shopper dismissed a line's error. */
    lineErrorDismissed: (state, { payload }: PayloadAction<ItemRef>) => {
      const line = ownValue(state.lines, payload.itemId);
      return line === undefined ? state : withLine(state, payload.itemId, { ...line, error: null });
    },
    /**
     * The server refused a change; the cart's own quantity is shown again (MINI-17, MINI-18). Null: without an error.
     */
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
  cartUpdateReverted,
  typedDiscarded,
  lineRemoved,
  cartEmptied,
  lineErrorDismissed,
  lineRefused,
} = cartSlice.actions;

/** The state of a line that is being changed. */
export const selectLine =
  (itemId: string) =>
  (state: { readonly cart?: CartState }): LineEdit =>
    ownValue(state.cart?.lines, itemId) ?? UNTOUCHED;

type WithCart = { readonly cart?: CartState };
const statuses = (state: WithCart): readonly LineEdit['status'][] =>
  Object.values(state.cart?.lines ?? {}).map(({ status }) => status);

/** Whether there are changed quantities that the shop has not saved yet (CART-05). */
export const selectHasUnsaved = (state: WithCart): boolean =>
  statuses(state).some(
    (status) => status === 'typed' || status === 'invalid' || status === 'saving',
  );

/** Whether typed quantities are not sent until "Update Shopping Cart" is pressed. */
export const selectHasTyped = (state: WithCart): boolean =>
  statuses(state).some((status) => status === 'typed' || status === 'invalid');

/** Whether a typed quantity is invalid (QTY-04). */
export const selectHasInvalid = (state: WithCart): boolean => statuses(state).includes('invalid');
