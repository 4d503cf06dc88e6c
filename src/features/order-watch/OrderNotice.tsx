import type { ShopConfig } from '../../domain/quote.types';
import { isThisPage } from '../../platform/navigate';
import type { OrderNotice } from '../../state/order/settle-order';
import { Button } from '../../ui/Button/Button';
import { ButtonLink } from '../../ui/Button/ButtonLink';
import { Notice } from '../../ui/Notice/Notice';
import { useT } from '../../ui/i18n';
import { adoptStyles } from '../../ui/styles/adopt';
import css from './OrderNotice.css';

adoptStyles(css);

interface OrderNoticeProps {
  readonly news: OrderNotice;
  readonly shop: Pick<ShopConfig, 'checkoutUrl'>;
  readonly onClose: () => void;
}

/** The outcome of an order that an earlier page has sent, shown above the current page (PLACE-14). */
export function OrderNotice({ news, shop, onClose }: OrderNoticeProps) {
  const t = useT();
  // The checkout goes on with it.
  const unplaced =
    (news.kind === 'not-placed' && t('Your order was not placed. Please place it again.')) ||
    (news.kind === 'not-paid' && t('Your order was not paid. Your cart is as you left it.')) ||
    (news.kind === 'waiting' && t('Your order was placed and is waiting to be paid.'));
  const url = news.kind === 'not-placed' ? news.url : null;
  // The page goes on with it.
  const isHere = url !== null && isThisPage(url);
  const close = (
    <Button size="s" onClick={onClose}>
      {t('Close')}
    </Button>
  );
  return (
    <div className="till-order-notice">
      {news.kind === 'checking' && (
        <Notice tone="info">
          {t('We are checking on your order')}
          {'. '}
          {t('Please do not order again: we are finding out whether it went through.')}
        </Notice>
      )}
      {unplaced !== false && (
        <Notice
          tone={news.kind === 'not-placed' ? 'warning' : 'info'}
          action={
            isHere ? (
              close
            ) : (
              <ButtonLink size="s" href={url ?? shop.checkoutUrl}>
                {t('Proceed to Checkout')}
              </ButtonLink>
            )
          }
        >
          {unplaced}
        </Notice>
      )}
      {news.kind === 'unconfirmed' && (
        <Notice tone="warning" live="alert" action={close}>
          {news.number !== null && <>{t('Your order number is: %1.', [news.number])} </>}
          {t(
            'We do not know yet whether your payment was taken. Please check before you pay again, or contact us.',
          )}
        </Notice>
      )}
      {news.kind === 'unsettled' && (
        <Notice
          tone="warning"
          action={
            <ButtonLink size="s" href={news.url}>
              {t('Proceed to Checkout')}
            </ButtonLink>
          }
        >
          {t(
            'We do not know yet whether your payment was taken. Please check before you pay again, or contact us.',
          )}
        </Notice>
      )}
      {news.kind === 'charged' && (
        <Notice tone="warning" live="alert" action={close}>
          {news.text}
        </Notice>
      )}
      {news.kind === 'placed' && (
        <Notice
          tone={news.amounts === null ? 'success' : 'warning'}
          live={news.amounts === null ? 'status' : 'alert'}
          action={close}
        >
          {news.number !== null && (
            <>
              {t('Thank you for your purchase!')}{' '}
              {t('Your order number is: %1.', [news.number])}{' '}
            </>
          )}
          {news.number === null && news.amounts === null && (
            <>
              {t('Thank you for your purchase!')}{' '}
              {t("We'll email you an order confirmation with details and tracking info.")}
            </>
          )}
          {news.amounts !== null &&
            t(
              'Your order costs %1, not the %2 that was shown when you placed it: it was changed meanwhile. Please contact us if that is not what you want.',
              [news.amounts.ordered, news.amounts.shown],
            )}
        </Notice>
      )}
    </div>
  );
}
