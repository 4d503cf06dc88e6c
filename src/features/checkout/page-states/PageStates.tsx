import type { ReactNode } from 'react';
import type { CheckoutConfig } from '../../../domain/quote.types';
import { isThisPage } from '../../../platform/navigate';
import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/hooks';
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
  readonly children?: ReactNode;
}

function PageState({ icon, title, children }: PageStateProps) {
  return (
    <div className="till-page-state">
      <span className="till-page-state__icon">{icon}</span>
      <h2 className="till-page-state__title">{title}</h2>
      {children}
    </div>
  );
}

/** Nothing to buy. */
export function EmptyCheckout({ config }: { config: CheckoutConfig }) {
  const t = useT();
  const shop = useTillSelector(selectShop);
  return (
    <PageState icon={<BagIcon size="l" />} title={t('You have no items in your shopping cart.')}>
      <div className="till-page-state__actions">
        <ButtonLink variant="primary" href={shop.baseUrl}>
          {t('Continue Shopping')}
        </ButtonLink>
        <ButtonLink href={config.cartUrl}>{t('View and Edit Cart')}</ButtonLink>
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
