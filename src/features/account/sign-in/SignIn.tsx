import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { selectFirstname } from '../../../state/sections/sections-slice';
import { useT } from '../../../ui/i18n';
import { HeaderLink } from './HeaderLink';
import { InlineSignIn } from './InlineSignIn';
import { SignInLink } from './SignInLink';

interface SignInProps {
  /** Shows the form in the page instead of a link and a popup. */
  readonly inline?: boolean | undefined;
  /** Where to go after signing in when the shop's response names no address; by default the page reloads. */
  readonly redirectUrl?: string | undefined;
  /**
   * URL the credentials are posted to; by default the one in the page's configuration, else the stock URL (LOGIN-02).
   */
  readonly loginUrl?: string | undefined;
}

/**
 * Sign-in for guests, a link to the account for customers. A customer is recognised by the first name (ROLE-02,
 * ROLE-03).
 */
export function SignIn({ inline = false, redirectUrl, loginUrl }: SignInProps) {
  const t = useT();
  const shop = useTillSelector(selectShop);
  const firstname = useTillSelector(selectFirstname);
  const isLoggedIn = useTillSelector(({ config }) => config.sections?.isLoggedIn ?? false);

  if (firstname === undefined ? isLoggedIn : firstname !== null) {
    return (
      <HeaderLink
        href={`${shop.baseUrl}customer/account/`}
        aria-label={firstname ? `${firstname}, ${t('My Account')}` : undefined}
      >
        {firstname ?? t('My Account')}
      </HeaderLink>
    );
  }
  const goTo = redirectUrl ?? null;
  const sentTo = loginUrl ?? shop.loginPopup?.loginUrl ?? null;
  return inline ? (
    <InlineSignIn goTo={goTo} loginUrl={sentTo} />
  ) : (
    <SignInLink goTo={goTo} loginUrl={sentTo} />
  );
}
