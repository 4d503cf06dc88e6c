import { startCaptcha } from './draw-captchas';
import type { StateModule } from '../shared/store.types';
import { captchaSlice } from './captcha-slice';

/** The letters that guarded forms ask for (CAPT). Injected when the first of them is shown. */
export const captchaState: StateModule = {
  name: 'captcha',
  slices: [captchaSlice],
  startFlows: startCaptcha,
};
