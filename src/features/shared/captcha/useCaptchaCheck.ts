import type { CaptchaForm } from '../../../domain/captcha.types';
import { captchaLeftEmpty, isGuardOpen } from '../../../state/captcha/captcha-demand';
import { useTillStore } from '../../../state/shared/hooks';

/**
 * Returns a function that checks whether a form may be submitted. Without captcha input, or the tick of reCAPTCHA, that
 * one shows an error and takes the focus.
 */
export function useCaptchaCheck(form: CaptchaForm): () => boolean {
  const store = useTillStore();
  return () => {
    const isOpen = isGuardOpen(store.getState(), form);
    if (isOpen) store.dispatch(captchaLeftEmpty(form));
    return !isOpen;
  };
}
