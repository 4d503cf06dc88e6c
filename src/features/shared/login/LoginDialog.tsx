import { useEffect, useRef } from 'react';
import { useTillDispatch } from '../../../state/shared/hooks';
import { loginOpened } from '../../../state/session/login-slice';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { useT } from '../../../ui/i18n';
import { LoginForm, startLogin } from './LoginForm';

export { startLogin };

interface LoginDialogProps {
  readonly open: boolean;
  /** Heading: the purpose of signing in. */
  readonly title: string;
  /** Where to go after signing in when the shop's response names no address; null reloads the page. */
  readonly goTo: string | null;
  /** URL the credentials are posted to; null for the stock URL (LOGIN-02). */
  readonly loginUrl: string | null;
  readonly registerUrl: string;
  readonly forgotPasswordUrl: string;
  readonly onClose: () => void;
}

/** The authentication popup: sign in, or create an account (GATE-02, GATE-05). */
export function LoginDialog({
  open,
  title,
  goTo,
  loginUrl,
  registerUrl,
  forgotPasswordUrl,
  onClose,
}: LoginDialogProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (open) dispatch(loginOpened());
  }, [open, dispatch]);
  return (
    <Dialog
      open={open}
      title={title}
      initialFocus={email}
      onClose={onClose}
      footer={
        <ButtonLink variant="quiet" block href={registerUrl}>
          {t('Create an Account')}
        </ButtonLink>
      }
    >
      <LoginForm
        goTo={goTo}
        loginUrl={loginUrl}
        forgotPasswordUrl={forgotPasswordUrl}
        emailRef={email}
      />
    </Dialog>
  );
}
