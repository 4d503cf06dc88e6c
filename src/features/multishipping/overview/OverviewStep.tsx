import { reloadPage } from '../../../platform/navigate';
import { ordersSubmitted } from '../../../state/multishipping/multishipping-slice';
import { useTillDispatch } from '../../../state/shared/hooks';
import { useT } from '../../../ui/i18n';
import type { FormKind } from '../../shared/form/check-form';
import { useServerForm } from '../../shared/form/useServerForm';
import { StepStatus } from '../StepStatus';
import type { StepProps } from '../step.types';
import { useBusyButton } from '../useBrowserSubmit';
import { useCheckedSubmit } from '../useCheckedSubmit';

const KIND: FormKind = {};

/**
 * Everything once more. "Place Order" is sent once: the orders are noted before the browser sends the form, and looked up
 * when the browser returns to this page in place of the next one.
 */
export function OverviewStep({ form }: StepProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const { status, problem } = useCheckedSubmit(form, reloadPage);
  useServerForm(form, {
    kind: KIND,
    onSubmit: () => {
      dispatch(ordersSubmitted({ url: form.action }));
      return Promise.resolve();
    },
  });
  const isBusy = status !== 'idle';
  useBusyButton(form.querySelector('#review-button, button[type="submit"]'), isBusy);
  return (
    <StepStatus
      isBusy={isBusy}
      problem={problem}
      busyText={t('Your order is being placed. Please stay on this page.')}
    />
  );
}
