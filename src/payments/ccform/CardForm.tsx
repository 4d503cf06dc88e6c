import { useEffect, useMemo, useRef } from 'react';
import { CardEntry } from '../../features/shared/card-entry/CardEntry';
import type { CardReader } from '../../features/shared/card-entry/card-entry.types';
import type { PaymentFormProps } from '../../state/extensions/payment-method.types';
import { usePaymentContext } from '../shared/usePaymentContext';
import { forms } from './forms';
import { cardFormSettings } from './settings';

/** The card form of the payment step (PAY-11). */
export function CardForm({ method: { code }, handle }: PaymentFormProps) {
  const configuration = usePaymentContext(handle)?.configuration;
  const settings = useMemo(
    () => cardFormSettings(code, configuration ?? {}),
    [code, configuration],
  );
  const reader = useRef<CardReader>(null);
  useEffect(() => {
    const form: CardReader = {
      read: () => reader.current?.read() ?? null,
      clear: () => reader.current?.clear(),
    };
    forms.set(code, form);
    return () => {
      if (forms.get(code) === form) forms.delete(code);
    };
  }, [code]);
  return <CardEntry ref={reader} {...settings} withName={false} />;
}
