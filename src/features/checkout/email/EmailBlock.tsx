import { useRef, useState, type RefObject } from 'react';
import { emailEdited, emailLeft, loginSubmitted } from '../../../state/checkout/checkout-actions';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import { selectCheckoutConfig } from '../../../state/config/config-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import type { TillStore } from '../../../state/shared/store.types';
import { Spinner } from '../../../ui/Spinner/Spinner';
import { TextField } from '../../../ui/TextField/TextField';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { useRefusalFocus } from '../address-form/useRefusalFocus';
import { useCaptchaCheck } from '../../shared/captcha/useCaptchaCheck';
import { useOwnForm } from '../../shared/form/useOwnForm';
import { useLazyView } from '../../shared/late/useLazyView';
import css from './EmailBlock.css';

adoptStyles(css);

/** Few guests have an account. */
const loadLogin = async (store: TillStore) => {
  const late = await import('./InlineLogin');
  store.inject(late.inlineLoginState);
  return late.InlineLogin;
};

interface EmailBlockProps {
  readonly forgotPasswordUrl: string;
  /** Lets a button outside the form read a value that autofill set without an event. */
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** Id of the address form: e-mail and address are one form for the browser, so that it fills them together. */
  readonly addressFormId: string;
}

/** Moves the focus to the next field: the password where one is required, else the address. */
function focusNext(input: HTMLInputElement, block: HTMLElement | null): void {
  const password = block?.querySelector<HTMLElement>('[type=password]');
  const controls = [...(input.form?.elements ?? [])];
  const next = password ?? controls[controls.indexOf(input) + 1];
  if (next instanceof HTMLElement) next.focus();
}

/**
 * The guest's e-mail, and below it a login when it belongs to an account (MAIL-01 to MAIL-16); a guest with an account
 * may continue without signing in. The password exists only here and never enters the store.
 */
export function EmailBlock({ forgotPasswordUrl, inputRef, addressFormId }: EmailBlockProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const email = useTillSelector((state) => selectCheckout(state).email);
  const focus = useTillSelector((state) => selectCheckout(state).shipping.focus);
  const block = useRef<HTMLDivElement>(null);
  const [password, setPassword] = useState('');
  const passesCaptcha = useCaptchaCheck('user_login');
  useRefusalFocus(block, focus);
  const isLoginRequired = useTillSelector(
    (state) => selectCheckoutConfig(state)?.isLoginRequired === true,
  );
  const hasAccount = email.account === 'exists';
  const offersLogin = hasAccount || isLoginRequired;
  const { View: InlineLogin } = useLazyView(offersLogin, loadLogin);

  const isSending = email.login.status === 'sending';
  const problems = { password: password === '' ? t('This is a required field.') : null };
  const login = useOwnForm(problems, isSending, () => {
    if (passesCaptcha()) dispatch(loginSubmitted({ password }));
  });

  return (
    <div className="till-email" ref={block}>
      <TextField
        label={t('Email Address')}
        name="username"
        fieldName="email"
        type="email"
        form={addressFormId}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        required
        inputRef={inputRef}
        value={email.value}
        error={email.error}
        hint={offersLogin ? undefined : t('You can create an account after checkout.')}
        end={
          email.account === 'checking' && (
            <span className="till-email__checking">
              <Spinner />
            </span>
          )
        }
        onValueChange={(value) => dispatch(emailEdited(value))}
        onLeave={() => dispatch(emailLeft())}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          focusNext(event.currentTarget, block.current);
        }}
      />
      {offersLogin && InlineLogin !== null && (
        <InlineLogin
          isRequired={isLoginRequired}
          email={email.value}
          password={password}
          onPasswordChange={setPassword}
          onSubmit={login.submit}
          sending={isSending}
          error={login.shown.password ?? email.login.error}
          forgotPasswordUrl={forgotPasswordUrl}
        />
      )}
    </div>
  );
}
