import type { CaptchaForm } from '../../../domain/captcha.types';
import { captchaLetters, captchaMissed } from '../../../state/captcha/captcha-demand';
import { useTillStore } from '../../../state/hooks';

/** Answers whether a form may be sent; when its letters are missing, its captcha says so and takes the focus. */
export function useCaptchaCheck(form: CaptchaForm): () => boolean {
  const store = useTillStore();
  return () => {
    const isMissing = captchaLetters(store.getState(), form) === '';
    if (isMissing) store.dispatch(captchaMissed(form));
    return !isMissing;
  };
}
