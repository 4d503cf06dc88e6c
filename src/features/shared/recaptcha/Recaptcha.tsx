import { useEffect, useRef } from 'react';
import type { CaptchaForm } from '../../../domain/captcha.types';
import type { RecaptchaSettings } from '../../../domain/recaptcha.types';
import { selectIsGuarded } from '../../../state/captcha/captcha-demand';
import { selectBox } from '../../../state/recaptcha/recaptcha-slice';
import { recaptchaState } from '../../../state/recaptcha/recaptcha-state';
import { selectRecaptcha } from '../../../state/recaptcha/select-recaptcha';
import { useTillSelector } from '../../../state/shared/hooks';
import type { TillStore } from '../../../state/shared/store.types';
import { Button } from '../../../ui/Button/Button';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { adoptStyles } from '../../../ui/styles/adopt';
import { Captcha as Picture, startCaptcha as startPicture } from '../captcha/Captcha';
import css from './Recaptcha.css';
import { useWidget } from './useWidget';

adoptStyles(css);

/** Adds what guards need to the store; called once their code has loaded, before they render. */
export const startCaptcha = (store: TillStore): void => {
  startPicture(store);
  store.inject(recaptchaState);
};

interface BoxProps {
  readonly form: CaptchaForm;
  readonly settings: RecaptchaSettings;
}

/** What guards a form on a page with reCAPTCHA: that, the shop's own picture, both or nothing. */
export function Captcha({ form }: { readonly form: CaptchaForm }) {
  const hasPicture = useTillSelector(selectIsGuarded(form));
  const settings = useTillSelector(selectRecaptcha(form));
  return (
    <>
      {hasPicture && <Picture form={form} />}
      {settings !== null && <Box form={form} settings={settings} />}
    </>
  );
}

/**
 * The service's box to tick, or its badge. A box that was left open takes the focus, and the next
 * Tab is in it. A script that is blocked is reported with a button to try again; the rest of the form stays as it is.
 */
function Box({ form, settings }: BoxProps) {
  const t = useT();
  const { misses, isMissing } = useTillSelector(selectBox(form));
  const group = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const problemId = useUid('till-recaptcha');
  const { status, retry } = useWidget(form, settings, box);
  const isBlocked = status === 'blocked';
  useEffect(() => {
    if (misses > 0) group.current?.focus();
  }, [misses]);
  return (
    <div
      ref={group}
      className="till-recaptcha"
      role="group"
      aria-label={t('Security check')}
      aria-describedby={isMissing && !isBlocked ? problemId : undefined}
      tabIndex={-1}
    >
      {status === 'loading' && !settings.isInvisible && (
        <p className="till-recaptcha__note" role="status">
          {t('Loading...')}
        </p>
      )}
      <div
        ref={box}
        className={`till-recaptcha__box${settings.isInvisible || isBlocked ? '' : ' till-recaptcha__box--ticked'}`}
      />
      {isBlocked && (
        <Notice tone="error" action={<Button onClick={retry}>{t('Try Again')}</Button>}>
          {t(
            'The security check could not be loaded. Allow it in your content blocker, or try again.',
          )}
        </Notice>
      )}
      {isMissing && !isBlocked && (
        <p id={problemId} className="till-recaptcha__problem">
          {t('Please confirm that you are not a robot.')}
        </p>
      )}
    </div>
  );
}
