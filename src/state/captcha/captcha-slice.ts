import type { PayloadAction } from '@reduxjs/toolkit';
import type { CaptchaForm, CaptchaSettings } from '../../domain/captcha.types';
import { createPureSlice } from '../shared/pure-slice';
import { captchaLeftEmpty, captchaSpent } from './captcha-demand';

/** A form's captcha: its picture, and what was typed for it. */
export interface CaptchaEntry extends Omit<CaptchaSettings, 'isRequired'> {
  readonly status: 'ready' | 'drawing' | 'failed';
  readonly typed: string;
  /** How often the form was to be sent without letters: each time leads to the field. */
  readonly misses: number;
  /** The letters were missing and are so still. */
  readonly isMissing: boolean;
  /** The letters were sent and did not let the shopper through: a new picture is to be read. */
  readonly isSpent: boolean;
}

/** The captcha of each form; a form is missing until its captcha was read. */
export type CaptchaState = Readonly<Partial<Record<CaptchaForm, CaptchaEntry>>>;

declare module '../shared/store.types' {
  interface LazySlices {
    captcha: CaptchaState;
  }
}

const initialState: CaptchaState = {};

const changed = (
  state: CaptchaState,
  form: CaptchaForm,
  patch: Partial<CaptchaEntry>,
): CaptchaState => {
  const entry = state[form];
  return entry === undefined ? state : { ...state, [form]: { ...entry, ...patch } };
};

export const captchaSlice = createPureSlice({
  name: 'captcha',
  initialState,
  reducers: {
    /** A form shows its captcha. */
    captchaShown: (state, _action: PayloadAction<CaptchaForm>) => state,
    /** What the page prints about a form's captcha was read. */
    captchaRead: (
      state,
      { payload }: PayloadAction<{ form: CaptchaForm; settings: CaptchaSettings }>,
    ): CaptchaState => {
      const { isRequired: _demand, ...settings } = payload.settings;
      return {
        ...state,
        [payload.form]: {
          ...settings,
          status: settings.imageSrc === '' ? 'drawing' : 'ready',
          typed: '',
          misses: 0,
          isMissing: false,
          isSpent: false,
        },
      };
    },
    /** The shopper types the letters. */
    captchaTyped: (state, { payload }: PayloadAction<{ form: CaptchaForm; typed: string }>) =>
      changed(state, payload.form, { typed: payload.typed, isMissing: false, isSpent: false }),
    /** The shopper cannot read the picture. */
    captchaRefreshAsked: (state, _action: PayloadAction<CaptchaForm>) => state,
    /** A new picture is being drawn; letters of the old one do not count. */
    captchaDrawing: (state, { payload }: PayloadAction<CaptchaForm>) =>
      changed(state, payload, { status: 'drawing', typed: '', isMissing: false }),
    /** The shop drew a picture (CAPT-03). */
    captchaDrawn: (state, { payload }: PayloadAction<{ form: CaptchaForm; imageSrc: string }>) =>
      changed(state, payload.form, { status: 'ready', imageSrc: payload.imageSrc }),
    /** There is no picture: the shop did not draw one, or it could not be fetched. */
    captchaFailed: (state, { payload }: PayloadAction<CaptchaForm>) =>
      changed(state, payload, { status: 'failed' }),
  },
  extraReducers: (cases) => {
    cases
      .addCase(captchaLeftEmpty, (state, { payload }) =>
        changed(state, payload, { misses: (state[payload]?.misses ?? 0) + 1, isMissing: true }),
      )
      .addCase(captchaSpent, (state, { payload }) => changed(state, payload, { isSpent: true }));
  },
});

export const {
  captchaShown,
  captchaRead,
  captchaTyped,
  captchaRefreshAsked,
  captchaDrawing,
  captchaDrawn,
  captchaFailed,
} = captchaSlice.actions;

/** A form's captcha; null until it was read. */
export const selectCaptcha =
  (form: CaptchaForm) =>
  (state: { readonly captcha?: CaptchaState }): CaptchaEntry | null =>
    state.captcha?.[form] ?? null;
