import type { TillStore } from '../../../state/shared/store.types';
import { useLazyView } from '../../shared/late/useLazyView';

const loadRecaptcha = async (store: TillStore) => {
  const { RecaptchaBox, startRecaptcha } = await import('../../shared/recaptcha/RecaptchaBox');
  startRecaptcha(store);
  return RecaptchaBox;
};

/** The reCAPTCHA of a form to write a review; few shops have one, so its code is loaded only then. */
export function ReviewGuard({ id }: { readonly id: `recaptcha-${string}` }) {
  const { View: Recaptcha } = useLazyView(true, loadRecaptcha);
  return Recaptcha === null ? null : <Recaptcha form={id} />;
}
