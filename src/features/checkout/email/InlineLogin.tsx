import type { SyntheticEvent } from 'react';
import { useT } from '../../../ui/i18n';
import { PasswordPart } from '../../shared/login/PasswordPart';

export { inlineLoginState } from '../../../state/checkout/email/inline-login';

interface InlineLoginProps {
  /** The shop requires an account: "Next" focuses the button (STEP-17). */
  readonly isRequired: boolean;
  /** The e-mail the password belongs to; password managers look for it in the form. */
  readonly email: string;
  readonly password: string;
  readonly onPasswordChange: (password: string) => void;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly sending: boolean;
  readonly error: string | null;
  readonly forgotPasswordUrl: string;
}

/** Password and "Login" below an e-mail that belongs to an account (MAIL-06). */
export function InlineLogin({
  isRequired,
  email,
  password,
  onPasswordChange,
  onSubmit,
  sending,
  error,
  forgotPasswordUrl,
}: InlineLoginProps) {
  const t = useT();
  return (
    <form className="till-email__login" noValidate onSubmit={onSubmit}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <p className="till-email__note">
        {isRequired
          ? t('Checkout using your account')
          : t('You already have an account with us. Sign in or continue as guest.')}
      </p>
      <PasswordPart
        password={password}
        error={error}
        sending={sending}
        submitLabel={t('Login')}
        forgotPasswordUrl={forgotPasswordUrl}
        onPasswordChange={onPasswordChange}
      />
    </form>
  );
}
