import { useEffect, useEffectEvent, useState } from 'react';
import { formKey } from '../../../platform/form-key';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { loadRules } from '../../shared/form/control-check';
import { setFormKey } from '../../shared/form/set-form-key';
import { useLazyView } from '../../shared/late/useLazyView';
import { useServerForm } from '../../shared/form/useServerForm';
import { StepStatus } from '../StepStatus';
import type { StepProps } from '../step.types';
import { useBrowserSubmit, useBusyButton } from '../useBrowserSubmit';
import { applyMethod, billingKind, buttonOfMethod, hasMethod } from './method-choice';
import { useProviderMethod } from './useProviderMethod';

/** The page's own button, which sends nothing without a script (MULTI-01). */
const CONTINUE = '#payment-continue';

const loadMethod = async () => (await import('./ProviderMethod')).ProviderMethod;

/**
 * How the orders are paid. The page's button checks that a way to pay is chosen and complete, and then the browser sends the
 * form, or the method's own button is pressed, whose script does (MULTI-01 to MULTI-03). The form of a provider that Till knows
 * is drawn here, and what was typed is saved before the page's form is sent.
 */
export function BillingStep({ host, form }: StepProps) {
  const t = useT();
  const [refusals, setRefusals] = useState(0);
  const { validate } = useServerForm(form, { kind: billingKind });
  const { shown, onForm, isChosen, save, clear, isSaving, problem } = useProviderMethod(form);
  const { View: ProviderMethod } = useLazyView(shown !== null, loadMethod);
  const isLeaving = useBrowserSubmit(form);
  useBusyButton(form.querySelector(CONTINUE), isSaving || isLeaving);
  const send = async (): Promise<void> => {
    if (isChosen()) {
      if (!isLeaving && validate() && (await save())) form.requestSubmit();
      return;
    }
    const button = buttonOfMethod(form);
    if (button === null) {
      form.requestSubmit();
      return;
    }
    // It may belong to a form of its own, whose fields and submission nobody else checks.
    if (!validate()) return;
    // A script sends the form without an event, in which the key would be set.
    setFormKey(form, formKey());
    button.click();
  };
  const press = useEffectEvent((event: MouseEvent): void => {
    if (!(event.target instanceof Element) || event.target.closest(CONTINUE) === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (!hasMethod(form)) {
      setRefusals((count) => count + 1);
      return;
    }
    const pending = loadRules(form, billingKind);
    if (pending === null) void send();
    else void pending.then(send);
  });
  useEffect(() => {
    const apply = (): void => {
      applyMethod(form);
      setRefusals(0);
      clear();
    };
    const listener = (event: MouseEvent): void => {
      press(event);
    };
    const listening = new AbortController();
    const { signal } = listening;
    form.addEventListener('change', apply, { signal });
    window.addEventListener('pageshow', apply, { signal });
    host.addEventListener('click', listener, { signal, capture: true });
    applyMethod(form);
    return () => {
      listening.abort();
    };
  }, [host, form, clear]);
  return (
    <StepStatus isBusy={isSaving || isLeaving} problem={problem}>
      {shown !== null && ProviderMethod !== null && (
        <ProviderMethod
          key={shown.method}
          provider={shown.provider}
          place={shown.place}
          onForm={onForm}
        />
      )}
      {refusals > 0 && (
        // A new one for each press, so that it is announced again.
        <Notice key={refusals} tone="error">
          {t("We can't complete your order because you don't have a payment method set up.")}
        </Notice>
      )}
    </StepStatus>
  );
}
