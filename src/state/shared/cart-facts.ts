import { createAction } from '@reduxjs/toolkit';

/** A call was told that its cart is not there (404): another window may have ordered it, or a sign-in taken it along. */
export const cartNotFound = createAction('cart/cartNotFound');

/** The server's cart holds the wish, or the line is gone. Quote and estimate ask for their totals again. */
export const lineSettled = createAction<{ readonly itemId: string }>('cart/lineSettled');
