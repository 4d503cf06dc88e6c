import { useEffect } from 'react';
import { t } from '../../../platform/i18n/i18n';
import type { FormKind } from '../../shared/form/check-form';
import { useServerForm } from '../../shared/form/useServerForm';
import { StepStatus } from '../StepStatus';
import type { StepProps } from '../step.types';
import { useBrowserSubmit, useBusyButton } from '../useBrowserSubmit';
import { bindGiftOptions } from './gift-options';

/** Every address that can be served has a method. */
const KIND: FormKind = {
  check: (form) => {
    const radios = [...form.querySelectorAll<HTMLInputElement>('input[name^="shipping_method["]')];
    const names = [...new Set(radios.map(({ name }) => name))];
    return names.flatMap((name) => {
      const own = radios.filter((radio) => radio.name === name);
      const [first] = own;
      if (first === undefined || own.some(({ checked }) => checked)) return [];
      const text = t('The shipping method is missing. Select the shipping method and try again.');
      return [{ control: first, text }];
    });
  },
};

/** How each address is served. */
export function ShippingStep({ host, form }: StepProps) {
  useServerForm(form, { kind: KIND });
  useEffect(() => bindGiftOptions(host, form), [host, form]);
  const isLeaving = useBrowserSubmit(form);
  useBusyButton(form.querySelector('.action.continue'), isLeaving);
  return <StepStatus isBusy={isLeaving} />;
}
