import { useEffect } from 'react';
import { selectCheckoutConfig, selectShop } from '../../../state/config/config-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import type { TillStore } from '../../../state/shared/store.types';
import {
  invoiceWanted,
  selectSubscriptions,
} from '../../../state/subscriptions/subscriptions-slice';
import { startSubscriptions } from '../../../state/subscriptions/subscriptions-state';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Price } from '../../../ui/Price/Price';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './Subscriptions.css';

adoptStyles(css);

/** Starts the flows of subscriptions; called once this view's code has loaded, before it renders. */
export const startSubscriptionLines: (store: TillStore) => Promise<void> = startSubscriptions;

/**
 * What subscriptions add to the totals: the proration of an update, when it is not zero (SUBS-06), and subscriptions that
 * begin later (SUBS-04, SUBS-08).
 */
export function SubscriptionLines() {
  const t = useT();
  const id = useUid('till-subscriptions');
  const dispatch = useTillDispatch();
  const config = useTillSelector(selectCheckoutConfig);
  const shop = useTillSelector(selectShop);
  const { update, invoice, future } = useTillSelector(selectSubscriptions);
  const isUpdate = update !== null;
  useEffect(() => {
    if (isUpdate) dispatch(invoiceWanted());
  }, [dispatch, isUpdate]);
  const proration = isUpdate ? (invoice?.prorationAdjustment ?? 0) : 0;
  return (
    <>
      {proration !== 0 && (
        <dl className="till-subscriptions">
          <div className="till-subscriptions__row">
            <dt className="till-subscriptions__label">{t('Proration')}</dt>
            <dd className="till-subscriptions__value">
              <Price amount={proration} format={config?.priceFormat ?? shop.priceFormat} />
            </dd>
          </div>
        </dl>
      )}
      {future.length > 0 && (
        <section className="till-subscriptions" aria-labelledby={id}>
          <h3 className="till-subscriptions__title" id={id}>
            {t('Future subscriptions')}
          </h3>
          <ul className="till-subscriptions__list">
            {future.map(({ title, startDate, frequency, amount }) => (
              <li className="till-subscriptions__row" key={`${title} ${startDate}`}>
                <span className="till-subscriptions__label">
                  {title}
                  <span className="till-subscriptions__detail">{startDate}</span>
                  <span className="till-subscriptions__detail">{frequency}</span>
                </span>
                <span className="till-subscriptions__value">{amount}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
