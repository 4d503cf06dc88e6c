import { navigate } from '../../../platform/navigate';
import { ordersSubmitted } from '../../../state/multishipping/multishipping-slice';
import { useTillDispatch } from '../../../state/shared/hooks';
import { useT } from '../../../ui/i18n';
import type { FormKind } from '../../shared/form/check-form';
import { useLazyView } from '../../shared/late/useLazyView';
import { useServerForm } from '../../shared/form/useServerForm';
import { StepStatus } from '../StepStatus';
import { siblingUrl } from '../sibling-url';
import type { StepProps } from '../step.types';
import { useBusyButton } from '../useBrowserSubmit';
import { useCheckedSubmit } from '../useCheckedSubmit';
import { useProvidersOrders } from './useProvidersOrders';

const KIND: FormKind = {};

const loadNews = async () => (await import('./OrdersNews')).OrdersNews;

/** How long all orders may take, in milliseconds; then the shop is asked what has become of them. */
const ORDERS_MS = 60_000;

/**
 * Everything once more. "Place Order" is sent once: the orders are noted before the browser sends the form, or a payment
 * provider's call places them (MULTI-04), and looked up when the browser stays on this page, or returns to it, in place of the next one. The page is the response to a form, which a
 * reload would send again, so it is opened by its address.
 */
export function OverviewStep({ host, form }: StepProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const { status, problem } = useCheckedSubmit(form, {
    limit: ORDERS_MS,
    onStay: () => {
      navigate(siblingUrl(form, 'overview'));
    },
  });
  useServerForm(form, {
    kind: KIND,
    onSubmit: () => {
      dispatch(ordersSubmitted({ url: form.action }));
      return Promise.resolve();
    },
  });
  useProvidersOrders(host, form);
  const isWaiting = status === 'undecided' || status === 'unsettled';
  const { View: OrdersNews } = useLazyView(isWaiting, loadNews);
  const isBusy = status !== 'idle' && !isWaiting;
  useBusyButton(form.querySelector('#review-button, button[type="submit"]'), isBusy);
  return (
    <StepStatus
      isBusy={isBusy}
      problem={isWaiting ? null : problem}
      busyText={t(
        status === 'confirming'
          ? 'Please confirm the payment with your bank.'
          : 'Your order is being placed. Please stay on this page.',
      )}
    >
      {OrdersNews !== null && <OrdersNews />}
    </StepStatus>
  );
}
