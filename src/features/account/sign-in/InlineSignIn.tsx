import { useRef } from 'react';
import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import type { TillStore } from '../../../state/shared/store.types';
import { useT } from '../../../ui/i18n';
import { useLazyView } from '../../shared/late/useLazyView';
import { accountUrls } from './account-urls';
import { HeaderLink } from './HeaderLink';

interface InlineSignInProps {
  readonly goTo: string | null;
  readonly loginUrl: string | null;
}

const loadForm = async (store: TillStore) => {
  const { LoginForm, startLogin } = await import('../../shared/login/LoginForm');
  startLogin(store);
  return LoginForm;
};

/** The form in the page; until its code has loaded, or when loading fails, a link to the login page. */
export function InlineSignIn({ goTo, loginUrl }: InlineSignInProps) {
  const t = useT();
  const shop = useTillSelector(selectShop);
  const email = useRef<HTMLInputElement>(null);
  const { View: Form } = useLazyView(true, loadForm);
  if (Form === null) return <HeaderLink href={shop.loginUrl}>{t('Sign In')}</HeaderLink>;
  const { forgotPasswordUrl } = accountUrls(shop);
  return (
    <Form goTo={goTo} loginUrl={loginUrl} forgotPasswordUrl={forgotPasswordUrl} emailRef={email} />
  );
}
