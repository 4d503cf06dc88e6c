import { captchaLeftEmpty } from '../captcha/captcha-demand';
import type { StateModule } from '../shared/store.types';
import { recaptchaMissed } from './recaptcha-slice';
import { recaptchaState } from './recaptcha-state';

/** The boxes of forms that a picture may guard too: one submission misses both. */
export const recaptchaFormsState: StateModule = {
  name: 'guards',
  needs: [recaptchaState],
  slices: [],
  startFlows: (startListening) => {
    startListening({
      actionCreator: captchaLeftEmpty,
      effect: ({ payload }, api) => {
        api.dispatch(recaptchaMissed(payload));
      },
    });
  },
};
