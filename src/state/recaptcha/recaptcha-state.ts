import type { StateModule } from '../shared/store.types';
import { recaptchaSlice } from './recaptcha-slice';

/** The boxes of reCAPTCHA. Injected when the first of them is shown. */
export const recaptchaState: StateModule = {
  name: 'recaptcha',
  slices: [recaptchaSlice],
  startFlows: () => undefined,
};
