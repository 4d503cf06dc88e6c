import { useEffect, useRef, useSyncExternalStore } from 'react';
import { paymentGroups } from '../../../domain/payment';
import type { PaymentMethod } from '../../../domain/quote.types';
import {
  paymentInformationRetried,
  paymentMethodChosen,
} from '../../../state/checkout/checkout-actions';
import {
  selectCheckout,
  selectOfferedPaymentMethods,
} from '../../../state/checkout/checkout-slice';
import { paymentMethods } from '../../../state/extensions/extensions';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { RadioCard, RadioList } from '../../../ui/RadioList/RadioList';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { useEmit, useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { PaymentMethodBody } from './PaymentMethodBody';
import css from './PaymentMethods.css';
import { PlacementError } from './PlacementError';

adoptStyles(css);

/**
 * The payment methods in their groups, each with its own form while chosen (PAY-01, PAY-03, PAY-05 to PAY-09, PAY-17,
 * PAY-18). A method without a registered renderer cannot be chosen and shows why (PAY-24). Input in a form is preserved
 * when reloading the list fails.
 */
export function PaymentMethods() {
  const t = useT();
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const group = useUid('till-payment');
  useSyncExternalStore(paymentMethods.subscribe, paymentMethods.list, paymentMethods.list);
  const { status, error, selected } = useTillSelector((state) => selectCheckout(state).payment);
  const methods = useTillSelector(selectOfferedPaymentMethods);
  const list = useRef<HTMLDivElement>(null);
  useFieldRefusal(list, selected);

  const choose = ({ code }: PaymentMethod) => {
    dispatch(paymentMethodChosen(code));
    emit('till-payment-method-selected', { code });
  };

  const failure = status === 'failed' && (
    <Notice
      tone="error"
      live="off"
      action={
        <Button size="s" onClick={() => dispatch(paymentInformationRetried())}>
          {t('Try Again')}
        </Button>
      }
    >
      {error}
    </Notice>
  );
  if (methods.length === 0) {
    if (failure !== false) return failure;
    return status === 'ready' ? (
      <Notice tone="info" live="off">
        {t('No Payment Methods')}
      </Notice>
    ) : (
      <div className="till-payment-methods" aria-busy="true">
        {[0, 1].map((row) => (
          <span className="till-payment-methods__placeholder" key={row}>
            <Skeleton width="medium" />
          </span>
        ))}
      </div>
    );
  }
  const groups = paymentGroups(methods, (code) => paymentMethods.get(code)?.group);
  const hasBody = methods.some(
    ({ code }) => code === selected && paymentMethods.get(code) !== undefined,
  );
  return (
    <div className="till-payment-methods" ref={list}>
      {failure}
      {!hasBody && <PlacementError />}
      {groups.map(({ alias, title, methods: own }) => (
        <RadioList
          key={alias}
          legend={t(title)}
          legendShown={groups.length > 1}
          busy={status === 'loading'}
        >
          {own.map((method) => {
            const definition = paymentMethods.get(method.code);
            const checked = method.code === selected;
            return (
              <RadioCard
                key={method.code}
                name={group}
                value={method.code}
                checked={checked}
                disabled={definition === undefined}
                radioHidden={methods.length === 1}
                onChoose={() => {
                  choose(method);
                }}
                label={t(method.title)}
                {...(definition === undefined && {
                  detail: t('This payment option is currently unavailable.'),
                })}
              >
                {checked && definition !== undefined && (
                  <PaymentMethodBody method={method} definition={definition} />
                )}
              </RadioCard>
            );
          })}
        </RadioList>
      ))}
    </div>
  );
}

/** Moves the focus into the chosen method's form when one of its fields prevented the order. */
function useFieldRefusal(
  list: { readonly current: HTMLElement | null },
  selected: string | null,
): void {
  const errors = useTillSelector((state) =>
    selected === null ? undefined : selectCheckout(state).payment.fieldErrors[selected],
  );
  const seen = useRef(errors);
  useEffect(() => {
    if (seen.current === errors) return;
    seen.current = errors;
    if (errors === undefined || Object.keys(errors).length === 0) return;
    if (list.current?.contains(document.activeElement) === true) return;
    list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors, list]);
}
