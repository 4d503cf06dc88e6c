import type { PayloadAction } from '@reduxjs/toolkit';
import type { CaptchaForm, CaptchaSettings } from '../../domain/captcha.types';
import { createPureSlice } from '../shared/pure-slice';
import { captchaLeftEmpty, captchaSpent } from './captcha-demand';

/** A form's captcha: its image, and the letters typed for it. */
export interface CaptchaEntry extends Omit<CaptchaSettings, 'isRequired'> {
  readonly status: 'ready' | 'loading' | 'failed';
  readonly typed: string;
  /** How often the form was submitted without letters. Each time moves focus to the field. */
  readonly misses: number;
  /** The form was submitted without letters, and none have been typed since. */
  readonly isMissing: boolean;
  /** The letters were sent and the form was refused: the shopper has to read a new image. */
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
    /** A form's captcha settings were read from the page. */
    captchaRead: (
      state,
      { payload }: PayloadAction<{ form: CaptchaForm; settings: CaptchaSettings }>,
    ): CaptchaState => {
      const { isRequired: _demand, ...settings } = payload.settings;
      return {
        ...state,
        [payload.form]: {
          ...settings,
          status: settings.imageSrc === '' ? 'loading' : 'ready',
          typed: '',
          misses: 0,
          isMissing: false,
          isSpent: false,
        },
      };
    },
    /** The shopper typed letters. */
    captchaTyped: (state, { payload }: PayloadAction<{ form: CaptchaForm; typed: string }>) =>
      changed(state, payload.form, { typed: payload.typed, isMissing: false, isSpent: false }),
    /** The shopper requested another image. */
    captchaRefreshRequested: (state, _action: PayloadAction<CaptchaForm>) => state,
    /** A new image is being loaded; letters typed for the old one are discarded. */
    captchaImageRequested: (state, { payload }: PayloadAction<CaptchaForm>) =>
      changed(state, payload, { status: 'loading', typed: '', isMissing: false }),
    /** The shop returned a new image (CAPT-03). */
    captchaImageReceived: (
      state,
      { payload }: PayloadAction<{ form: CaptchaForm; imageSrc: string }>,
    ) => changed(state, payload.form, { status: 'ready', imageSrc: payload.imageSrc }),
    /** There is no image: the shop did not create one, or it could not be loaded. */
    captchaImageFailed: (state, { payload }: PayloadAction<CaptchaForm>) =>
      changed(state, payload, { status: 'failed' }),
  },
  extraReducers: (cases) => {
    cases
      .addCase(captchaLeftEmpty, (state, { payload }) => {
        const { typed = '', misses = 0 } = state[payload] ?? {};
        return typed.trim() === ''
          ? changed(state, payload, { misses: misses + 1, isMissing: true })
          : state;
      })
      .addCase(captchaSpent, (state, { payload }) => changed(state, payload, { isSpent: true }));
  },
});

export const {
  captchaShown,
  captchaRead,
  captchaTyped,
  captchaRefreshRequested,
  captchaImageRequested,
  captchaImageReceived,
  captchaImageFailed,
} = captchaSlice.actions;

/** A form's captcha; null until its settings have been read. */
export const selectCaptcha =
  (form: CaptchaForm) =>
  (state: { readonly captcha?: CaptchaState }): CaptchaEntry | null =>
    state.captcha?.[form] ?? null;
