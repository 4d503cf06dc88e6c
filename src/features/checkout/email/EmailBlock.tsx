import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { emailEdited, emailLeft, loginSubmitted } from '../../../state/checkout/checkout-actions';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import { useTillDispatch, useTillSelector } from '../../../state/hooks';
import { Spinner } from '../../../ui/Spinner/Spinner';
import { TextField } from '../../../ui/TextField/TextField';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { useRefusalFocus } from '../address-form/use-refusal-focus';
import { InlineLogin } from './InlineLogin';
import css from './EmailBlock.css';

adoptStyles(css);

interface EmailBlockProps {
  readonly forgotPasswordUrl: string;
  /** Lets "Next" read what a filler put into the field without telling. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/**
 * The guest's e-mail, and the password when it has an account (MAIL-01 to MAIL-16). A form of its own, so that Enter
 * signs in and password managers see a login; a guest with an account may simply go on without signing in. The
 * password lives only here: it never enters the store.
 */
export function EmailBlock({ forgotPasswordUrl, inputRef }: EmailBlockProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const email = useTillSelector((state) => selectCheckout(state).email);
  const focus = useTillSelector((state) => selectCheckout(state).shipping.focus);
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [passwordMissing, setPasswordMissing] = useState(false);
  useRefusalFocus(form, focus);
  const hasAccount = email.account === 'exists';

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    dispatch(emailLeft());
    if (!hasAccount || email.login.status === 'sending') return;
    setPasswordMissing(password === '');
    if (password !== '') dispatch(loginSubmitted({ password }));
  };

  return (
    <form className="till-email" ref={form} noValidate onSubmit={submit}>
      <TextField
        label={t('Email Address')}
        name="username"
        fieldName="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        required
        inputRef={inputRef}
        value={email.value}
        error={email.error}
        hint={hasAccount ? undefined : t('You can create an account after checkout.')}
        end={
          email.account === 'checking' && (
            <span className="till-email__checking">
              <Spinner />
            </span>
          )
        }
        onValueChange={(value) => dispatch(emailEdited(value))}
        onLeave={() => dispatch(emailLeft())}
      />
      {hasAccount && (
        <InlineLogin
          password={password}
          onPasswordChange={setPassword}
          sending={email.login.status === 'sending'}
          error={
            passwordMissing && password === '' ? t('This is a required field.') : email.login.error
          }
          forgotPasswordUrl={forgotPasswordUrl}
        />
      )}
    </form>
  );
}
