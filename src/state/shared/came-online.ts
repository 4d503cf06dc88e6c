import { createAction } from '@reduxjs/toolkit';

/** The browser is back online: failed requests are repeated. */
export const cameOnline = createAction('till/cameOnline');
