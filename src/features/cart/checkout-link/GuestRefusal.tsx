import { useEffect } from 'react';
import { navigate } from '../../../platform/navigate';
import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog';
import { useT } from '../../../ui/i18n';
import { useLazyView } from '../../shared/late/useLazyView';
import { loadLoginDialog } from '../../shared/login/load-login-dialog';

interface GuestRefusalProps {
  readonly open: boolean;
  /** The URL the shopper was going to. */
  readonly goTo: string;
  readonly onClose: () => void;
}

/**
 * Shown to guests where only customers may order: the login popup where the page has one (GATE-02), else a message and
 * a link to the login page (GATE-07). When the popup's code cannot be loaded, the login page opens.
 */
export function GuestRefusal({ open, goTo, onClose }: GuestRefusalProps) {
  const t = useT();
  const { loginPopup, loginUrl } = useTillSelector(selectShop);
  const { View: Popup, hasFailed } = useLazyView(open && loginPopup !== null, loadLoginDialog);
  useEffect(() => {
    if (open && hasFailed) navigate(loginUrl);
  }, [open, hasFailed, loginUrl]);

  if (loginPopup === null) {
    return (
      <ConfirmDialog
        open={open}
        text={t('Guest checkout is disabled.')}
        confirmLabel={t('Sign In')}
        onCancel={onClose}
        onConfirm={() => {
          navigate(loginUrl);
        }}
      />
    );
  }
  if (Popup === null) return null;
  return (
    <Popup
      open={open}
      title={t('Checkout using your account')}
      goTo={goTo}
      loginUrl={loginPopup.loginUrl}
      registerUrl={loginPopup.registerUrl}
      forgotPasswordUrl={loginPopup.forgotPasswordUrl}
      onClose={onClose}
    />
  );
}
