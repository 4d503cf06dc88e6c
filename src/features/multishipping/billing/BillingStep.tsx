import { useEffect, useState } from 'react';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { useServerForm } from '../../shared/form/useServerForm';
import { StepStatus } from '../StepStatus';
import type { StepProps } from '../step.types';
import { useBrowserSubmit, useBusyButton } from '../useBrowserSubmit';
import { applyMethod, billingKind, hasMethod } from './method-choice';

/** The page's own button, which sends nothing without a script (MULTI-01). */
const CONTINUE = '#payment-continue';

/**
 * How the orders are paid. The page's button checks that a way to pay is chosen and complete, and then the browser sends the
 * form (MULTI-01 to MULTI-03).
 */
export function BillingStep({ host, form }: StepProps) {
  const t = useT();
  const [isRefused, setRefused] = useState(false);
  useServerForm(form, { kind: billingKind });
  const isLeaving = useBrowserSubmit(form);
  useBusyButton(form.querySelector(CONTINUE), isLeaving);
  useEffect(() => {
    const apply = (): void => {
      applyMethod(form);
    };
    const press = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || event.target.closest(CONTINUE) === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (hasMethod(form)) form.requestSubmit();
      else setRefused(true);
    };
    const listening = new AbortController();
    const { signal } = listening;
    form.addEventListener('change', apply, { signal });
    window.addEventListener('pageshow', apply, { signal });
    host.addEventListener('click', press, { signal, capture: true });
    apply();
    return () => {
      listening.abort();
    };
  }, [host, form]);
  return (
    <StepStatus isBusy={isLeaving}>
      {isRefused && (
        <Notice tone="error">
          {t("We can't complete your order because you don't have a payment method set up.")}
        </Notice>
      )}
    </StepStatus>
  );
}
