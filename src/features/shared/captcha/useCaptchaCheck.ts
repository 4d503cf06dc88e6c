import type { CaptchaForm } from '../../../domain/captcha.types';
import { captchaLetters, captchaLeftEmpty } from '../../../state/captcha/captcha-demand';
import { useTillStore } from '../../../state/shared/hooks';

/**
 * Returns a function that checks whether a form may be submitted; without captcha input, the captcha shows an error and
 * takes the focus.
 */
export function useCaptchaCheck(form: CaptchaForm): () => boolean {
  const store = useTillStore();
  return () => {
    const isMissing = captchaLetters(store.getState(), form) === '';
    if (isMissing) store.dispatch(captchaLeftEmpty(form));
    return !isMissing;
  };
}
