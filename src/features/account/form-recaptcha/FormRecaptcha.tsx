import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { takeFrom } from '../../../platform/recaptcha/take-from';
import { recaptchaMissed } from '../../../state/recaptcha/recaptcha-slice';
import { selectRecaptcha } from '../../../state/recaptcha/select-recaptcha';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { RecaptchaBox, startRecaptcha } from '../../shared/recaptcha/RecaptchaBox';
import type { ServerRecaptcha } from './server-recaptcha.types';
import { sendWithToken } from './send-with-token';

export { startRecaptcha };

/** The reCAPTCHA of a server-rendered form, which is sent with a new token each time. */
export function FormRecaptcha({ id, form }: ServerRecaptcha) {
  const t = useT();
  const dispatch = useTillDispatch();
  const isGuarded = useTillSelector((state) => selectRecaptcha(id)(state) !== null);
  const root = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<'idle' | 'taking' | 'unfinished'>('idle');

  // The newsletter's block is rendered outside its form.
  useLayoutEffect(() => {
    const host = root.current?.closest('till-recaptcha') ?? null;
    if (form !== null && host !== null && !form.contains(host)) form.append(host);
  }, [form]);
  useEffect(() => {
    if (form === null || !isGuarded) return undefined;
    return sendWithToken(form, async () => {
      setStatus('taking');
      const taken = await takeFrom(id);
      if (!taken.ok) dispatch(recaptchaMissed(id));
      setStatus(!taken.ok && taken.error === 'unfinished' ? 'unfinished' : 'idle');
      return taken.ok ? taken.value : null;
    });
  }, [form, id, isGuarded, dispatch]);

  return (
    <div ref={root}>
      <RecaptchaBox form={id} />
      <VisuallyHidden live>{status === 'taking' ? t('Please wait...') : ''}</VisuallyHidden>
      {status === 'unfinished' && (
        <Notice tone="error">{t('The security check was not completed. Please try again.')}</Notice>
      )}
    </div>
  );
}
