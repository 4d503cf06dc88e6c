import { useEffect } from 'react';
import type { TillStore } from '../../../state/shared/store.types';
import { useLazyView } from '../../shared/late/useLazyView';
import type { ServerRecaptcha } from './server-recaptcha.types';

const loadRecaptcha = async (store: TillStore) => {
  const { FormRecaptcha, startRecaptcha } = await import('./FormRecaptcha');
  startRecaptcha(store);
  return FormRecaptcha;
};

const SUBMIT = 'button:not([type]), [type="submit"]';

/** The server renders the button of a guarded form disabled, for scripts to enable it. */
function enableButtons(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll<HTMLButtonElement | HTMLInputElement>(SUBMIT)) {
    button.disabled = false;
  }
}

/**
 * The reCAPTCHA of a server-rendered form, from its late file. When that cannot be loaded, the form can be sent all the
 * same, and the server gives the reason for its refusal.
 */
export function LateRecaptcha({ found = null }: { readonly found?: ServerRecaptcha | null }) {
  const { View: Recaptcha, hasFailed } = useLazyView(found !== null, loadRecaptcha);
  const form = found?.form ?? null;
  const isSettled = Recaptcha !== null || hasFailed;
  useEffect(() => {
    if (form !== null && isSettled) enableButtons(form);
  }, [form, isSettled]);
  return found === null || Recaptcha === null ? null : <Recaptcha {...found} />;
}
