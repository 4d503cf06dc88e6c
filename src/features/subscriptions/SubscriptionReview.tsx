import { useEffect, useState } from 'react';
import { useTillDispatch, useTillSelector } from '../../state/shared/hooks';
import type { TillStore } from '../../state/shared/store.types';
import {
  invoiceWanted,
  selectSubscriptions,
  updateCancelled,
} from '../../state/subscriptions/subscriptions-slice';
import { startSubscriptions } from '../../state/subscriptions/subscriptions-state';
import { Button } from '../../ui/Button/Button';
import { ConfirmDialog } from '../../ui/Dialog/ConfirmDialog';
import { useUid } from '../../ui/element-context';
import { useT } from '../../ui/i18n';
import { Notice } from '../../ui/Notice/Notice';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { adoptStyles } from '../../ui/styles/adopt';
import { ConfirmUpdate } from './ConfirmUpdate';
import { InvoiceLines } from './InvoiceLines';
import css from './SubscriptionReview.css';

adoptStyles(css);

/** Starts the flows of subscriptions; called once this view's code has loaded, before it renders. */
export const startReview: (store: TillStore) => Promise<void> = startSubscriptions;

/**
 * Reviews the update of a subscription on the checkout page (SUBS-01 to SUBS-03): what it will cost, a button that
 * confirms it, and a link that cancels it after a question (SUBS-14). Renders nothing while none is being updated.
 */
export function SubscriptionReview() {
  const t = useT();
  const id = useUid('till-subscription');
  const dispatch = useTillDispatch();
  const { update, invoice, invoiceStatus } = useTillSelector(selectSubscriptions);
  const hasCheckout = useTillSelector((state) => state.checkout !== undefined);
  const [isAsking, setAsking] = useState(false);
  const isUpdate = update !== null;
  useEffect(() => {
    if (isUpdate) dispatch(invoiceWanted());
  }, [dispatch, isUpdate]);
  if (update === null) return null;
  return (
    <section className="till-subscription-review" aria-labelledby={id}>
      <h2 className="till-subscription-review__title" id={id}>
        {t('Subscription Update Review')}
      </h2>
      <div aria-busy={invoiceStatus === 'loading'}>
        {invoice === null && invoiceStatus === 'loading' && (
          <>
            <Skeleton />
            <Skeleton width="long" />
          </>
        )}
        {invoice !== null && <InvoiceLines invoice={invoice} />}
      </div>
      {invoiceStatus === 'failed' && (
        <Notice
          tone="error"
          action={
            <Button size="s" onClick={() => dispatch(invoiceWanted())}>
              {t('Try Again')}
            </Button>
          }
        >
          {t('Sorry, the subscription could not be updated. Please contact us for assistance.')}
        </Notice>
      )}
      {hasCheckout && <ConfirmUpdate isInvoiceKnown={invoiceStatus === 'ready'} />}
      {update.cancelUrl !== null && (
        <a
          className="till-subscription-review__cancel"
          href={update.cancelUrl}
          onClick={(event) => {
            event.preventDefault();
            setAsking(true);
          }}
        >
          {t('Cancel update')}
        </a>
      )}
      <ConfirmDialog
        open={isAsking}
        text={t('Are you sure you want to cancel the subscription update?')}
        confirmLabel={t('Yes')}
        cancelLabel={t('No')}
        onCancel={() => {
          setAsking(false);
        }}
        onConfirm={() => {
          setAsking(false);
          dispatch(updateCancelled());
        }}
      />
    </section>
  );
}
