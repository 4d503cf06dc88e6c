import type { PayloadAction } from '@reduxjs/toolkit';
import type { CaptchaForm } from '../../domain/captcha.types';
import { createPureSlice } from '../shared/pure-slice';

/** What is known of a form's box. Tokens stay with it. */
export interface RecaptchaEntry {
  /** Null while there is no box. */
  readonly isTicked: boolean | null;
  /** How often the form was submitted without a tick. Each time moves the focus to the box. */
  readonly misses: number;
  /** The form was submitted without a tick, and there has been none since. */
  readonly isMissing: boolean;
}

/** By form; a form is missing until it has shown a box. */
export type RecaptchaState = Readonly<Partial<Record<CaptchaForm, RecaptchaEntry>>>;

declare module '../shared/store.types' {
  interface LazySlices {
    recaptcha: RecaptchaState;
  }
}

const UNTOUCHED: RecaptchaEntry = { isTicked: null, misses: 0, isMissing: false };

const initialState: RecaptchaState = {};

export const recaptchaSlice = createPureSlice({
  name: 'recaptcha',
  initialState,
  reducers: {
    /** The box was ticked, or is to be ticked: it is new, or its tick is used up or too old. Null: it is gone. */
    recaptchaTicked: (
      state,
      {
        payload: { form, isTicked },
      }: PayloadAction<{ form: CaptchaForm; isTicked: boolean | null }>,
    ): RecaptchaState => {
      const entry = state[form] ?? UNTOUCHED;
      return {
        ...state,
        [form]: { ...entry, isTicked, isMissing: entry.isMissing && isTicked === false },
      };
    },
    /** A form was submitted without the tick that it requires. */
    recaptchaMissed: (state, { payload: form }: PayloadAction<CaptchaForm>): RecaptchaState => {
      const entry = state[form];
      return entry?.isTicked === false
        ? { ...state, [form]: { ...entry, misses: entry.misses + 1, isMissing: true } }
        : state;
    },
  },
});

export const { recaptchaTicked, recaptchaMissed } = recaptchaSlice.actions;

/** A form's box. */
export const selectBox =
  (form: CaptchaForm) =>
  (state: { readonly recaptcha?: RecaptchaState }): RecaptchaEntry =>
    state.recaptcha?.[form] ?? UNTOUCHED;
