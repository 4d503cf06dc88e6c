import { useEffect, useMemo, useRef } from 'react';
import { CardEntry } from '../../features/shared/card-entry/CardEntry';
import type { CardReader } from '../../features/shared/card-entry/card-entry.types';
import type { PaymentFormProps } from '../../state/extensions/payment-method.types';
import { ErrorAlert } from '../../ui/Dialog/ErrorAlert';
import { useT } from '../../ui/i18n';
import { usePaymentContext } from '../shared/usePaymentContext';
import { forms } from './forms';
import { cardFormSettings } from './settings';
import { useFormatAlert } from './useFormatAlert';

/** The card form of the payment step (PAY-11). */
export function CardForm({ method: { code }, handle }: PaymentFormProps) {
  const configuration = usePaymentContext(handle)?.configuration;
  const settings = useMemo(
    () => cardFormSettings(code, configuration ?? {}),
    [code, configuration],
  );
  const t = useT();
  const reader = useRef<CardReader>(null);
  const box = useRef<HTMLDivElement>(null);
  const { phrase, plan, close } = useFormatAlert(box);
  useEffect(() => {
    const form: CardReader = {
      read: () => {
        const card = reader.current?.read() ?? null;
        if (card === null) plan();
        return card;
      },
      clear: () => reader.current?.clear(),
    };
    forms.set(code, form);
    return () => {
      if (forms.get(code) === form) forms.delete(code);
    };
  }, [code, plan]);
  return (
    <div ref={box} onInput={close}>
      <CardEntry ref={reader} {...settings} withName={false} />
      {phrase !== null && <ErrorAlert text={t(phrase)} onClose={close} />}
    </div>
  );
}
