import { useEffect, useState, type MouseEvent } from 'react';
import { navigate } from '../../../platform/navigate';
import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { useLazyView } from '../../shared/late/useLazyView';
import { loadLoginDialog } from '../../shared/login/load-login-dialog';
import { accountUrls } from './account-urls';
import { HeaderLink } from './HeaderLink';

interface SignInLinkProps {
  readonly goTo: string | null;
  readonly loginUrl: string | null;
}

/** A click that opens the page itself in another tab or window. */
const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** The link to the login page. It opens the popup; when the popup's code cannot be loaded, the link is followed. */
export function SignInLink({ goTo, loginUrl }: SignInLinkProps) {
  const t = useT();
  const emit = useEmit();
  const shop = useTillSelector(selectShop);
  const [open, setOpen] = useState(false);
  const { View: Popup, hasFailed } = useLazyView(open, loadLoginDialog);
  useEffect(() => {
    if (open && hasFailed) navigate(shop.loginUrl);
  }, [open, hasFailed, shop.loginUrl]);
  return (
    <>
      <HeaderLink
        href={shop.loginUrl}
        aria-haspopup="dialog"
        aria-busy={(open && Popup === null) || undefined}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          setOpen(true);
          emit('till-login-opened');
        }}
      >
        {t('Sign In')}
      </HeaderLink>
      {Popup !== null && (
        <Popup
          open={open}
          title={t('Sign In')}
          goTo={goTo}
          loginUrl={loginUrl}
          {...accountUrls(shop)}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
