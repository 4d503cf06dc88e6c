import type { CaptchaForm } from '../../../domain/captcha.types';
import { selectIsGuarded } from '../../../state/captcha/captcha-demand';
import { selectHasRecaptcha } from '../../../state/recaptcha/recaptcha-demand';
import { useTillSelector } from '../../../state/shared/hooks';
import type { TillStore } from '../../../state/shared/store.types';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { useLazyView } from '../late/useLazyView';

const loadCaptcha = async (store: TillStore) => {
  const { Captcha, startCaptcha } = await (selectHasRecaptcha(store.getState())
    ? import('../recaptcha/Recaptcha')
    : import('./Captcha'));
  startCaptcha(store);
  return Captcha;
};

/**
 * Place of a form's captcha, for forms that the shop protects with one (CAPT-02): its own pictures, reCAPTCHA, or both.
 * Most do not: the code is loaded only then.
 */
export function CaptchaSlot({ form }: { readonly form: CaptchaForm }) {
  const t = useT();
  const isGuarded = useTillSelector(
    (state) => selectHasRecaptcha(state) || selectIsGuarded(form)(state),
  );
  const { View: Captcha, hasFailed } = useLazyView(isGuarded, loadCaptcha);
  if (!isGuarded) return null;
  if (hasFailed) {
    return (
      <Notice tone="error">
        {t('Something went wrong with your request. Please try again later.')}
      </Notice>
    );
  }
  return Captcha === null ? null : <Captcha form={form} />;
}
