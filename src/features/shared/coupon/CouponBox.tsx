import { useState, type SyntheticEvent } from 'react';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { couponCancelled, couponSubmitted, selectCoupon } from '../../../state/quote/quote-slice';
import { Button } from '../../../ui/Button/Button';
import { Disclosure } from '../../../ui/Disclosure/Disclosure';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { adoptStyles } from '../../../ui/styles/adopt';
import { TextField } from '../../../ui/TextField/TextField';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { CaptchaSlot } from '../captcha/CaptchaSlot';
import { useCaptchaCheck } from '../captcha/useCaptchaCheck';
import css from './CouponBox.css';
import { useCouponEvents } from './useCouponEvents';

adoptStyles(css);

/**
 * The coupon box of the cart and of the payment step, collapsed at first (CART-02, DISC-01). A code must not be empty
 * (CPN-01, DISC-10); once one is applied it can only be removed (CPN-02). One button does both, so that the focus stays
 * in place.
 */
export function CouponBox({ startsOpen = false }: { readonly startsOpen?: boolean }) {
  const t = useT();
  const dispatch = useTillDispatch();
  const { applied, status, error, isRequestError, notice } = useTillSelector(selectCoupon);
  const expectEvent = useCouponEvents();
  const passesCaptcha = useCaptchaCheck('sales_rule_coupon_request');
  const [code, setCode] = useState('');
  const [isEmptyRefused, setEmptyRefused] = useState(false);
  const problem = isEmptyRefused && applied === null ? t('This is a required field.') : error;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (status === 'saving') return;
    const wanted = code.trim();
    if (applied !== null) {
      expectEvent({ event: 'till-coupon-removed', code: applied });
      setCode('');
      setEmptyRefused(false);
      dispatch(couponCancelled());
      return;
    }
    setEmptyRefused(wanted === '');
    if (wanted === '' || !passesCaptcha()) return;
    expectEvent({ event: 'till-coupon-applied', code: wanted });
    dispatch(couponSubmitted(wanted));
  };

  return (
    <div className="till-coupon">
      <Disclosure
        startsOpen={startsOpen || applied !== null}
        icon="tag"
        summary={t('Apply Discount Code')}
      >
        <form className="till-coupon__form" noValidate onSubmit={submit}>
          <TextField
            name="coupon_code"
            label={t('Enter discount code')}
            value={applied ?? code}
            readOnly={applied !== null}
            error={isRequestError && !isEmptyRefused ? null : problem}
            maxLength={255}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            onValueChange={(text) => {
              setCode(text);
              setEmptyRefused(false);
            }}
          />
          {applied === null && <CaptchaSlot form="sales_rule_coupon_request" />}
          <Button type="submit" block busy={status === 'saving'}>
            {t(applied === null ? 'Apply Discount' : 'Cancel Coupon')}
          </Button>
        </form>
        {isRequestError && !isEmptyRefused && (
          <div className="till-coupon__notice">
            <Notice tone="error" live="off">
              {error}
            </Notice>
          </div>
        )}
        {notice !== null && (
          <div className="till-coupon__notice">
            <Notice tone="success" compact live="off">
              {notice}
            </Notice>
          </div>
        )}
      </Disclosure>
      <VisuallyHidden live>{problem ?? notice ?? ''}</VisuallyHidden>
    </div>
  );
}
