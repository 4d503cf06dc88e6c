import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { emailError } from '../../../state/checkout/refusals';
import { useTillDispatch, useTillSelector } from '../../../state/hooks';
import { popupLoginSubmitted, selectLogin } from '../../../state/login/login-slice';
import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { adoptStyles } from '../../../ui/styles/adopt';
import { TextField } from '../../../ui/TextField/TextField';
import css from './LoginForm.css';

adoptStyles(css);

interface LoginFormProps {
  /** Where a login leads when the shop names no place of its own; null: the same page anew. */
  readonly goTo: string | null;
  readonly forgotPasswordUrl: string;
  readonly emailRef: RefObject<HTMLInputElement | null>;
}

/**
 * E-mail and password (GATE-05, LOGIN-09). Both live only here: neither enters the store. An empty or broken entry is
 * said at its field, what the shop says stands above both.
 */
export function LoginForm({ goTo, forgotPasswordUrl, emailRef }: LoginFormProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const { status, error } = useTillSelector(selectLogin);
  const passwordRef = useRef<HTMLInputElement>(null);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const problems = {
    username: emailError(username),
    password: password === '' ? t('This is a required field.') : null,
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (status === 'sending') return;
    setChecked(true);
    if (problems.username !== null) emailRef.current?.focus();
    else if (problems.password !== null) passwordRef.current?.focus();
    else dispatch(popupLoginSubmitted({ username, password, goTo }));
  };

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
        error={isChecked ? problems.username : null}
        onValueChange={setUsername}
      />
      <TextField
        label={t('Password')}
        name="password"
        type="password"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        required
        inputRef={passwordRef}
        value={password}
        error={isChecked ? problems.password : null}
        onValueChange={setPassword}
      />
      <Button type="submit" variant="primary" block busy={status === 'sending'}>
        {t('Sign In')}
      </Button>
      <a className="till-login__forgot" href={forgotPasswordUrl}>
        {t('Forgot Your Password?')}
      </a>
    </form>
  );
}
