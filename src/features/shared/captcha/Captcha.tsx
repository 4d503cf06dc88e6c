import { useEffect, useRef } from 'react';
import type { CaptchaForm } from '../../../domain/captcha.types';
import {
  captchaImageFailed,
  captchaRefreshRequested,
  captchaShown,
  captchaTyped,
  selectCaptcha,
} from '../../../state/captcha/captcha-slice';
import { captchaState } from '../../../state/captcha/captcha-state';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import type { TillStore } from '../../../state/shared/store.types';
import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';
import { SvgIcon } from '../../../ui/Icon/SvgIcon';
import { adoptStyles } from '../../../ui/styles/adopt';
import { TextField } from '../../../ui/TextField/TextField';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import css from './Captcha.css';

adoptStyles(css);

/** Starts the flow that loads captcha images; called once the captcha's code has loaded, before it renders. */
export const startCaptcha = (store: TillStore): void => {
  store.inject(captchaState);
};

/** Width reserved for the image while it loads: that of a stock shop, in pixels. */
const STOCK_WIDTH = 230;

/**
 * An image from the shop, a field for its letters and a button for another image (CAPT-01, CAPT-03). The input is kept
 * as long as the image; a new image clears the field, and nothing else in the form.
 */
export function Captcha({ form }: { readonly form: CaptchaForm }) {
  const t = useT();
  const dispatch = useTillDispatch();
  const captcha = useTillSelector(selectCaptcha(form));
  const input = useRef<HTMLInputElement>(null);
  const misses = captcha?.misses ?? 0;
  useEffect(() => {
    dispatch(captchaShown(form));
  }, [dispatch, form]);
  useEffect(() => {
    if (misses > 0) input.current?.focus();
  }, [misses]);
  if (captcha === null) return null;

  const { status, imageSrc, imageHeight, typed, isCaseSensitive, isMissing, isSpent } = captcha;
  return (
    <div className="till-captcha">
      <TextField
        label={t('Please type the letters and numbers below')}
        name="captcha_string"
        fieldName={`captcha:${form}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        inputRef={input}
        value={typed}
        error={isMissing ? t('This is a required field.') : null}
        warning={isSpent ? t('Please type the letters of the new picture.') : null}
        hint={isCaseSensitive ? t('Attention: Captcha is case sensitive.') : undefined}
        onValueChange={(text) => dispatch(captchaTyped({ form, typed: text }))}
      />
      <div className="till-captcha__sight">
        {status === 'failed' ? (
          <p className="till-captcha__missing">{t('The picture could not be loaded.')}</p>
        ) : (
          <img
            className={`till-captcha__picture${status === 'ready' ? '' : ' till-captcha__picture--drawing'}`}
            src={imageSrc === '' ? undefined : imageSrc}
            alt={t('Picture of letters and numbers')}
            width={STOCK_WIDTH}
            height={imageHeight}
            onError={() => dispatch(captchaImageFailed(form))}
          />
        )}
        <Button
          variant="quiet"
          busy={status === 'loading'}
          icon={
            <SvgIcon size="s">
              <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.25M20 4.5v4.75h-4.75" />
            </SvgIcon>
          }
          onClick={() => {
            dispatch(captchaRefreshRequested(form));
          }}
        >
          {t('Reload captcha')}
        </Button>
      </div>
      <VisuallyHidden live>
        {status === 'failed' ? t('The picture could not be loaded.') : ''}
      </VisuallyHidden>
    </div>
  );
}
