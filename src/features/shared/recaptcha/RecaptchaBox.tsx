import { useEffect, useRef } from 'react';
import type { CaptchaForm } from '../../../domain/captcha.types';
import type { RecaptchaSettings } from '../../../domain/recaptcha.types';
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
import css from './Recaptcha.css';
import { useWidget } from './useWidget';

adoptStyles(css);

interface RecaptchaBoxProps {
  readonly form: CaptchaForm;
}

interface BoxProps extends RecaptchaBoxProps {
  readonly settings: RecaptchaSettings;
}

/** Adds what a box needs to the store; called once its code has loaded, before it renders. */
export const startRecaptcha = (store: TillStore): void => {
  store.inject(recaptchaState);
};

/** A form's reCAPTCHA, where the form needs one. */
export function RecaptchaBox({ form }: RecaptchaBoxProps) {
  const settings = useTillSelector(selectRecaptcha(form));
  return settings === null ? null : <Box form={form} settings={settings} />;
}

/** The place that the service takes in the form: of its box, of a badge among the fields, or none for one in a corner. */
function placeOf({ isInvisible, rendering }: RecaptchaSettings): string {
  if (!isInvisible) return ' till-recaptcha__box--ticked';
  return rendering.badge === 'inline' ? ' till-recaptcha__box--badge' : '';
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
      <div ref={box} className={`till-recaptcha__box${isBlocked ? '' : placeOf(settings)}`} />
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
