import { useEffect, useState } from 'react';
import { hostedMethodNames } from '../domain/hosted-method-names';
import type { PaymentFormProps } from '../../../state/extensions/payment-method.types';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { usePaymentContext } from '../../shared/usePaymentContext';
import { hostedMethods } from './hosted-methods';
import css from './HostedPageNote.css';

adoptStyles(css);

/** Explains that the payment continues on another page (REDIR-01), and lists the payment types there (PELEM-47). */
export function HostedPageNote({ handle }: PaymentFormProps) {
  const t = useT();
  const context = usePaymentContext(handle);
  const [codes, setCodes] = useState<readonly string[]>([]);
  useEffect(() => {
    let isGone = false;
    void (context === null ? null : hostedMethods(context))?.then((next) => {
      if (!isGone) setCodes(next);
    });
    return () => {
      isGone = true;
    };
  }, [context]);
  const names = hostedMethodNames(codes).map((name) => t(name));
  return (
    <p className="till-hosted-page">
      {t('Once your order is placed, you will be taken to a secure page to pay.')}
      {names.length > 0 && ` ${t('You can pay there with: %1', [names.join(', ')])}`}
    </p>
  );
}
