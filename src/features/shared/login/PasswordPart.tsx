import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { TextField } from '../../../ui/TextField/TextField';
import { CaptchaSlot } from '../captcha/CaptchaSlot';
import css from './PasswordPart.css';

adoptStyles(css);

interface PasswordPartProps {
  readonly password: string;
  readonly error: string | null | undefined;
  readonly sending: boolean;
  readonly submitLabel: string;
  readonly forgotPasswordUrl: string;
  /** Shows the button as the form's main one, across its full width. */
  readonly isMain?: boolean;
  readonly required?: boolean;
  readonly onPasswordChange: (password: string) => void;
}

/** The fields of every sign-in below the e-mail: the password, and the captcha where the shop requires it. */
export function PasswordPart({
  password,
  error,
  sending,
  submitLabel,
  forgotPasswordUrl,
  isMain = false,
  required,
  onPasswordChange,
}: PasswordPartProps) {
  const t = useT();
  return (
    <>
      <TextField
        label={t('Password')}
        name="password"
        type="password"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        required={required}
        value={password}
        error={error}
        onValueChange={onPasswordChange}
      />
      <CaptchaSlot form="user_login" />
      <div className="till-password__actions">
        <Button
          type="submit"
          variant={isMain ? 'primary' : 'secondary'}
          block={isMain}
          busy={sending}
          data-till-field="login"
        >
          {submitLabel}
        </Button>
        <a className="till-password__forgot" href={forgotPasswordUrl}>
          {t('Forgot Your Password?')}
        </a>
      </div>
    </>
  );
}
