import { createAction } from '@reduxjs/toolkit';

/** A call's cart was not found (404): another window may have ordered it, or a sign-in has merged it. */
export const cartNotFound = createAction('cart/cartNotFound');

/** The server has saved the requested quantity, or removed the line. Quote and estimate load their totals again. */
export const lineSettled = createAction<{ readonly itemId: string }>('cart/lineSettled');
