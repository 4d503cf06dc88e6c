import { startCaptcha } from '../flows/captcha';
import type { StateModule } from '../store.types';
import { captchaSlice } from './captcha-slice';

/** The letters that guarded forms ask for (CAPT). Injected when the first of them is shown. */
export const captchaState: StateModule = {
  name: 'captcha',
  slices: [captchaSlice],
  startFlows: startCaptcha,
};
