import { startCaptcha } from './load-captchas';
import type { StateModule } from '../shared/store.types';
import { captchaSlice } from './captcha-slice';

/** The captchas of guarded forms (CAPT). Injected when the first of them is shown. */
export const captchaState: StateModule = {
  name: 'captcha',
  slices: [captchaSlice],
  startFlows: startCaptcha,
};
