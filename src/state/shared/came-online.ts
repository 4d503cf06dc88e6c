import { createAction } from '@reduxjs/toolkit';

/** The browser has its network back: what could not be read without it is asked for once more. */
export const cameOnline = createAction('till/cameOnline');
