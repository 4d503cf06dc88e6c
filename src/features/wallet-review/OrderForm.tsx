import { useEffect } from 'react';
import { REVIEW_DETAILS, type ReviewedOrder } from '../../domain/wallet-review';
import { formKey } from '../../platform/form-key';
import { reloadPage } from '../../platform/navigate';
import { nodeText } from '../../platform/text/node-text';
import { useTillDispatch, useTillSelector } from '../../state/shared/hooks';
import { reviewSubmitted, selectWalletReview } from '../../state/wallet-review/wallet-review-slice';
import { useT } from '../../ui/i18n';
import { Notice } from '../../ui/Notice/Notice';
import { Spinner } from '../../ui/Spinner/Spinner';
import type { FormKind } from '../shared/form/check-form';
import { setFormKey } from '../shared/form/set-form-key';
import { useServerForm } from '../shared/form/useServerForm';
import { markBusy } from '../shared/server-link/mark-busy';
import { isMethodMissing, methodSelect } from './method-select';

const KIND: FormKind = {};

/** How long an order may take, in milliseconds; then the shop is asked for the page again, which says what became of it. */
export const ORDER_MS = 60_000;

interface OrderFormProps {
  readonly host: HTMLElement;
  /** The server's form that places the order. */
  readonly form: HTMLFormElement;
  /** The server's form of the shipping methods; null where nothing is shipped. */
  readonly shipping: HTMLFormElement | null;
}

/** "Place Order": checks the form (WREV-05) and lets the browser send it, once. */
export function OrderForm({ host, form, shipping }: OrderFormProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const { isUnsaved, problem, status } = useTillSelector(selectWalletReview);
  useServerForm(form, {
    kind: KIND,
    onSubmit: () => {
      if (isMethodMissing(shipping)) return Promise.resolve();
      dispatch(reviewSubmitted(orderIn(host)));
      return Promise.resolve();
    },
  });
  useOwnPress(host, form);
  useLeaving(form, status === 'leaving');
  const isBusy = status === 'checking' || status === 'leaving';
  useButton(form, { isDisabled: isUnsaved || isMethodMissing(shipping), isBusy });
  return (
    <div className="till-wallet-review">
      {problem !== null && !isUnsaved && <Notice tone="error">{problem}</Notice>}
      <p className="till-wallet-review__status" role="status">
        {status !== 'idle' && (
          <>
            <Spinner />{' '}
            {isBusy
              ? t('Your order is being placed. Please stay on this page.')
              : t('Please wait...')}
          </>
        )}
      </p>
    </div>
  );
}

/** What the page shows of the order. */
const orderIn = (host: HTMLElement): ReviewedOrder => ({
  text: nodeText(host.querySelector(REVIEW_DETAILS)),
  rate: methodSelect(host)?.value ?? null,
});

const buttonIn = (form: HTMLFormElement): HTMLButtonElement | null =>
  form.querySelector<HTMLButtonElement>('#review-button, button[type="submit"]');

/** The server's button submits only by the shop's own script, which would order beside ours. */
function useOwnPress(host: HTMLElement, form: HTMLFormElement): void {
  useEffect(() => {
    const press = (event: Event): void => {
      const button = buttonIn(form);
      if (button === null || button.type === 'submit') return;
      if (!(event.target instanceof Node) || !button.contains(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      form.requestSubmit();
    };
    host.addEventListener('click', press, { capture: true });
    return () => {
      host.removeEventListener('click', press, { capture: true });
    };
  }, [host, form]);
}

/** Sends the form; a page that stays, or comes back, is loaded again: the shop says there what became of the order. */
function useLeaving(form: HTMLFormElement, isLeaving: boolean): void {
  useEffect(() => {
    if (!isLeaving) return undefined;
    setFormKey(form, formKey());
    // Without its events: everything has been checked. A field may be named `submit`.
    HTMLFormElement.prototype.submit.call(form);
    const timeout = setTimeout(reloadPage, ORDER_MS);
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) reloadPage();
    };
    window.addEventListener('pageshow', back);
    return () => {
      clearTimeout(timeout);
      window.removeEventListener('pageshow', back);
    };
  }, [form, isLeaving]);
}

/** The server's button as it can be used now. */
function useButton(
  form: HTMLFormElement,
  { isDisabled, isBusy }: { readonly isDisabled: boolean; readonly isBusy: boolean },
): void {
  useEffect(() => {
    const button = buttonIn(form);
    if (button !== null) button.disabled = isDisabled;
  }, [form, isDisabled]);
  useEffect(() => {
    const button = buttonIn(form);
    return !isBusy || button === null ? undefined : markBusy(button);
  }, [form, isBusy]);
}
