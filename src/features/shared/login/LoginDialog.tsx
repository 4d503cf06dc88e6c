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
  /** What the sign-in is for: its heading. */
  readonly title: string;
  /** Where a login leads when the shop names no place of its own; null: the same page anew. */
  readonly goTo: string | null;
  /** Where the sign-in is sent; null: the shop's usual address (LOGIN-02). */
  readonly loginUrl: string | null;
  readonly registerUrl: string;
  readonly forgotPasswordUrl: string;
  readonly onClose: () => void;
}

/** The authentication popup: sign in here, or open an account (GATE-02, GATE-05). */
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
