import type { CaptchaForm } from '../../../domain/captcha.types';
import { captchaLetters, captchaLeftEmpty } from '../../../state/captcha/captcha-demand';
import { useTillStore } from '../../../state/shared/hooks';

/** Answers whether a form may be sent; when its letters are missing, its captcha says so and takes the focus. */
export function useCaptchaCheck(form: CaptchaForm): () => boolean {
  const store = useTillStore();
  return () => {
    const isMissing = captchaLetters(store.getState(), form) === '';
    if (isMissing) store.dispatch(captchaLeftEmpty(form));
    return !isMissing;
  };
}
