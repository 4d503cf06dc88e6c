import { createAction } from '@reduxjs/toolkit';

/** A call was told that its cart is not there (404): another window may have ordered it, or a sign-in taken it along. */
export const cartMissed = createAction('till/cartMissed');
