import { useEffect, useRef, type ReactNode } from 'react';
import type { CheckoutConfig } from '../../../domain/quote.types';
import { isThisPage, reloadPage } from '../../../platform/navigate';
import type { CartLoss } from '../../../state/checkout/checkout-types';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import { selectShop } from '../../../state/config/config-slice';
import { chargeText } from '../../../state/order/open-charge';
import { useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { BagIcon } from '../../../ui/Icon/BagIcon';
import { Icon } from '../../../ui/Icon/Icon';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { Region } from '../../../ui/Region/Region';
import { adoptStyles } from '../../../ui/styles/adopt';
import { WAITING_TEXTS, WaitingAnswers } from '../payment-step/WaitingOrder';
import css from './PageStates.css';

adoptStyles(css);

interface PageStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** It replaces the checkout while the shopper is using it: announced immediately, and the focus moves here. */
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
  /** What happened to the cart while the page was open; null when there was none from the start. */
  readonly loss: CartLoss | null;
}

/** The cart is empty, or has become empty. */
function NothingToBuy({ loss }: NothingToBuyProps) {
  const t = useT();
  const { baseUrl, cartUrl } = useTillSelector(selectShop);
  const title =
    loss === 'ordered'
      ? t('This cart was ordered in another window, or is in your account now.')
      : t('You have no items in your shopping cart.');
  return (
    <PageState icon={<BagIcon size="l" />} title={title} isNews={loss !== null}>
      <div className="till-page-state__actions">
        <ButtonLink variant="primary" href={baseUrl}>
          {t('Continue Shopping')}
        </ButtonLink>
        <ButtonLink href={cartUrl}>{t('View and Edit Cart')}</ButtonLink>
      </div>
      <Region name="empty" />
    </PageState>
  );
}

/** Another window has ordered the cart, which waits to be paid. */
function OrderWaits() {
  const t = useT();
  const { waiting = 'unpaid', error } = useTillSelector(selectCheckout).placement;
  return (
    <PageState icon={<BagIcon size="l" />} title={t(WAITING_TEXTS[waiting])} isNews>
      {error !== null && <p className="till-page-state__text">{error}</p>}
      <div className="till-page-state__actions">
        <WaitingAnswers kind={waiting} />
      </div>
    </PageState>
  );
}

/** The guest has signed in in another window: after a reload the page is the customer's, with all input preserved. */
function SignedInElsewhere() {
  const t = useT();
  return (
    <PageState icon={<Icon name="lock" size="l" />} title={t('You are signed in now.')} isNews>
      <p className="till-page-state__text">
        {t('Your cart is in your account. What you entered is kept.')}
      </p>
      <div className="till-page-state__actions">
        <Button variant="primary" onClick={reloadPage}>
          {t('Proceed to Checkout')}
        </Button>
      </div>
    </PageState>
  );
}

/** The shop accepts orders from customers only (GATE-01, GATE-07). */
function GuestsRefused({ config }: { config: CheckoutConfig }) {
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
 * The page has no checkout configuration, or one without a cart (CONF-01). Retrying would change nothing here, so the
 * shopper gets links to the shop's own checkout, if this is another page, and to the cart.
 */
function NoCheckout() {
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
            {t('Proceed to Checkout')}
          </ButtonLink>
        )}
        <ButtonLink variant={isElsewhere ? 'secondary' : 'primary'} href={cartUrl}>
          {t('View and Edit Cart')}
        </ButtonLink>
      </div>
    </PageState>
  );
}

interface PageStatesProps {
  /** Null where the page has none. */
  readonly config: CheckoutConfig | null;
  readonly loss: CartLoss | null;
}

/**
 * Shown instead of the checkout on pages without one, below a payment without an order: the cart may have been lost while
 * the bank was confirming.
 */
export function PageStates(props: PageStatesProps) {
  const { charge } = useTillSelector(selectCheckout).placement;
  return (
    <>
      {charge !== undefined && (
        <Notice tone="warning" live="alert">
          {chargeText(charge)}
        </Notice>
      )}
      <PageStateOf {...props} />
    </>
  );
}

function PageStateOf({ config, loss }: PageStatesProps) {
  if (config === null) return <NoCheckout />;
  if (config.items.length === 0) return <NothingToBuy loss={null} />;
  if (config.cart === null) return <NoCheckout />;
  if (loss === 'signed-in') return <SignedInElsewhere />;
  if (loss === 'waits') return <OrderWaits />;
  return loss === null ? <GuestsRefused config={config} /> : <NothingToBuy loss={loss} />;
}
