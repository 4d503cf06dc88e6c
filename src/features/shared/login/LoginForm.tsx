import { useEffect, useState, type RefObject } from 'react';
import { emailError } from '../../../state/validation/field-errors';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { popupLoginSubmitted, selectLogin } from '../../../state/session/login-slice';
import { loginState } from '../../../state/session/login-state';
import { sectionsWanted } from '../../../state/sections/sections-slice';
import type { TillStore } from '../../../state/shared/store.types';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { adoptStyles } from '../../../ui/styles/adopt';
import { TextField } from '../../../ui/TextField/TextField';
import { useCaptchaCheck } from '../captcha/useCaptchaCheck';
import { useOwnForm } from '../form/useOwnForm';
import css from './LoginForm.css';
import { PasswordPart } from './PasswordPart';

adoptStyles(css);

interface LoginFormProps {
  /** Where to go after signing in when the shop's response names no address; null reloads the page. */
  readonly goTo: string | null;
  /** URL the credentials are posted to; null for the stock URL (LOGIN-02). */
  readonly loginUrl: string | null;
  readonly forgotPasswordUrl: string;
  readonly emailRef: RefObject<HTMLInputElement | null>;
}

/** Starts the sign-in flow; called once the form's code has loaded, before it renders. */
export const startLogin = (store: TillStore): void => {
  store.inject(loginState);
};

/**
 * E-mail and password (GATE-05, LOGIN-09). Both exist only here and never enter the store. Invalid input is reported at
 * its field, the shop's error above both.
 */
export function LoginForm({ goTo, loginUrl, forgotPasswordUrl, emailRef }: LoginFormProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const { status, error } = useTillSelector(selectLogin);
  const passesCaptcha = useCaptchaCheck('user_login');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  useEffect(() => {
    dispatch(sectionsWanted(['captcha']));
  }, [dispatch]);
  const problems = {
    username: emailError(username),
    password: password === '' ? t('This is a required field.') : null,
  };

  const isSending = status === 'sending';
  const { shown, submit } = useOwnForm(problems, isSending, () => {
    if (passesCaptcha()) dispatch(popupLoginSubmitted({ username, password, loginUrl, goTo }));
  });

  return (
    <form className="till-login" noValidate onSubmit={submit}>
      {error !== null && <Notice tone="error">{error}</Notice>}
      <TextField
        label={t('Email Address')}
        name="username"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        required
        inputRef={emailRef}
        value={username}
        error={shown.username}
        onValueChange={setUsername}
      />
      <PasswordPart
        isMain
        required
        password={password}
        error={shown.password}
        sending={isSending}
        submitLabel={t('Sign In')}
        forgotPasswordUrl={forgotPasswordUrl}
        onPasswordChange={setPassword}
      />
    </form>
  );
}
