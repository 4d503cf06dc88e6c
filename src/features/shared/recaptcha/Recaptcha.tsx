import type { CaptchaForm } from '../../../domain/captcha.types';
import { selectIsGuarded } from '../../../state/captcha/captcha-demand';
import { recaptchaFormsState } from '../../../state/recaptcha/recaptcha-forms-state';
import { useTillSelector } from '../../../state/shared/hooks';
import type { TillStore } from '../../../state/shared/store.types';
import { Captcha as Picture, startCaptcha as startPicture } from '../captcha/Captcha';
import { RecaptchaBox } from './RecaptchaBox';

/** Adds what guards need to the store; called once their code has loaded, before they render. */
export const startCaptcha = (store: TillStore): void => {
  startPicture(store);
  store.inject(recaptchaFormsState);
};

/** What guards a form on a page with reCAPTCHA: that, the shop's own picture, both or nothing. */
export function Captcha({ form }: { readonly form: CaptchaForm }) {
  const hasPicture = useTillSelector(selectIsGuarded(form));
  return (
    <>
      {hasPicture && <Picture form={form} />}
      <RecaptchaBox form={form} />
    </>
  );
}
