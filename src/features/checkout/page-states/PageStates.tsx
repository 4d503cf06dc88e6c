import { useEffect, useRef, type ReactNode } from 'react';
import type { CheckoutConfig } from '../../../domain/quote.types';
import { isThisPage, reloadPage } from '../../../platform/navigate';
import type { CartLoss } from '../../../state/checkout/checkout-types';
import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/hooks';
import { Button } from '../../../ui/Button/Button';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { BagIcon } from '../../../ui/Icon/BagIcon';
import { Icon } from '../../../ui/Icon/Icon';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './PageStates.css';

adoptStyles(css);

interface PageStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** It takes the place of the checkout while the shopper is at it: said at once, and the focus has a new place. */
  readonly isNews?: boolean;
  readonly children?: ReactNode;
}

function PageState({ icon, title, isNews = false, children }: PageStateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews && document.activeElement === document.body) heading.current?.focus();
  }, [isNews]);
  return (
    <div className="till-page-state" role={isNews ? 'alert' : undefined}>
      <span className="till-page-state__icon">{icon}</span>
      <h2 className="till-page-state__title" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
    </div>
  );
}

interface NothingToBuyProps {
  readonly config: CheckoutConfig;
  /** What became of the cart while the page was open; nothing: there was none to begin with. */
  readonly loss?: Exclude<CartLoss, 'signed-in'>;
}

/** Nothing to buy, or not any more. */
export function NothingToBuy({ config, loss }: NothingToBuyProps) {
  const t = useT();
  const shop = useTillSelector(selectShop);
  const title =
    loss === 'ordered'
      ? t('This cart was ordered in another window, or is in your account now.')
      : t('You have no items in your shopping cart.');
  return (
    <PageState icon={<BagIcon size="l" />} title={title} isNews={loss !== undefined}>
      <div className="till-page-state__actions">
        <ButtonLink variant="primary" href={shop.baseUrl}>
          {t('Continue Shopping')}
        </ButtonLink>
        <ButtonLink href={config.cartUrl}>{t('View and Edit Cart')}</ButtonLink>
      </div>
    </PageState>
  );
}

/** The guest has signed in in another window: the page loaded again is the customer's, with all that was typed. */
export function SignedInElsewhere() {
  const t = useT();
  return (
    <PageState icon={<Icon name="lock" size="l" />} title={t('You are signed in now.')} isNews>
      <p className="till-page-state__text">
        {t('Your cart is in your account. What you entered is kept.')}
      </p>
      <div className="till-page-state__actions">
        <Button variant="primary" onClick={reloadPage}>
          {t('Go to Checkout')}
        </Button>
      </div>
    </PageState>
  );
}

/** The shop takes orders of customers only (GATE-01, GATE-07). */
export function GuestsRefused({ config }: { config: CheckoutConfig }) {
  const t = useT();
  return (
    <PageState icon={<Icon name="lock" size="l" />} title={t('Guest checkout is disabled.')}>
      <p className="till-page-state__text">{t('Checkout using your account')}</p>
      <div className="till-page-state__actions">
        <ButtonLink variant="primary" href={config.loginUrl}>
          {t('Sign In')}
        </ButtonLink>
        <ButtonLink href={config.registerUrl}>{t('Create an Account')}</ButtonLink>
      </div>
    </PageState>
  );
}

/**
 * The page prints no checkout configuration, or one without a cart (CONF-01). Trying again would change nothing here, so
 * the shopper is led to the shop's own checkout, where this is not it, and to the cart.
 */
export function NoCheckout() {
  const t = useT();
  const { cartUrl, checkoutUrl } = useTillSelector(selectShop);
  const isElsewhere = !isThisPage(checkoutUrl);
  return (
    <PageState
      icon={<Icon name="alert" size="l" />}
      title={t('The checkout cannot be shown on this page.')}
    >
      <div className="till-page-state__actions">
        {isElsewhere && (
          <ButtonLink variant="primary" href={checkoutUrl}>
            {t('Go to Checkout')}
          </ButtonLink>
        )}
        <ButtonLink variant={isElsewhere ? 'secondary' : 'primary'} href={cartUrl}>
          {t('View and Edit Cart')}
        </ButtonLink>
      </div>
    </PageState>
  );
}
