import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ownValue } from '../../../domain/own-value';
import { paymentGroups } from '../../../domain/payment/payment-methods';
import {
  paymentInformationRetried,
  paymentMethodChosen,
} from '../../../state/checkout/checkout-actions';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import {
  selectChosenRow,
  selectPaymentRows,
  type PaymentRow,
} from '../../../state/checkout/payment/payment-rows';
import { paymentMethods } from '../../../state/extensions/extensions';
import { findPaymentMethod } from '../../../state/extensions/find-payment-method';
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
 * The payment methods in their groups, each row with its own view while chosen (PAY-01, PAY-03, PAY-05 to PAY-09, PAY-17,
 * PAY-18). A method that cannot be used shows why (PAY-24). Input in a view is preserved when reloading the list fails.
 */
export function PaymentMethods() {
  const t = useT();
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const group = useUid('till-payment');
  useSyncExternalStore(paymentMethods.subscribe, paymentMethods.list, paymentMethods.list);
  const { status, error, selected } = useTillSelector((state) => selectCheckout(state).payment);
  const rows = useTillSelector(selectPaymentRows);
  const chosen = useTillSelector(selectChosenRow);
  const list = useRef<HTMLDivElement>(null);
  const wasOpened = useKeptViews(chosen);
  useFieldRefusal(list, selected);

  const choose = ({ code, instrument }: PaymentRow) => {
    dispatch(paymentMethodChosen(code, instrument?.id ?? null));
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
  if (rows.length === 0) {
    if (failure !== false) return failure;
    return status === 'ready' ? (
      <Notice tone="info" live="off">
        {t('No Payment Methods')}
      </Notice>
    ) : (
      <div className="till-payment-methods" aria-busy="true">
        {[0, 1].map((row) => (
          <span className="till-methods-placeholder" key={row}>
            <Skeleton width="medium" />
          </span>
        ))}
      </div>
    );
  }
  const groups = paymentGroups(
    rows,
    ({ code, instrument }) => instrument?.group ?? findPaymentMethod(code)?.group,
  );
  return (
    <div className="till-payment-methods" ref={list}>
      {failure}
      {chosen === null && <PlacementError />}
      {groups.map(({ alias, title, rows: own }) => (
        <RadioList
          key={alias}
          legend={t(title)}
          legendShown={groups.length > 1}
          busy={status === 'loading'}
        >
          {own.map((row) => (
            <PaymentRowCard
              key={row.key}
              row={row}
              name={group}
              isChosen={row === chosen}
              isKept={wasOpened(row)}
              isOnly={rows.length === 1}
              onChoose={choose}
            />
          ))}
        </RadioList>
      ))}
    </div>
  );
}

interface PaymentRowCardProps {
  readonly row: PaymentRow;
  readonly name: string;
  readonly isChosen: boolean;
  /** Its view stays mounted while another row is chosen. */
  readonly isKept: boolean;
  readonly isOnly: boolean;
  readonly onChoose: (row: PaymentRow) => void;
}

/** A method, or one of its instruments. */
function PaymentRowCard(props: PaymentRowCardProps) {
  const { row, name, isChosen, isKept, isOnly, onChoose } = props;
  const t = useT();
  const { instrument, method, status } = row;
  const isUnavailable = status === 'unavailable';
  const detail = isUnavailable
    ? (row.message ?? t('This payment option is currently unavailable.'))
    : instrument?.detail;
  const icon = instrument?.icon;
  return (
    <RadioCard
      name={name}
      value={row.key}
      checked={isChosen}
      disabled={isUnavailable}
      radioHidden={isOnly}
      onChoose={() => {
        onChoose(row);
      }}
      label={instrument?.title ?? t(method.title)}
      detail={detail}
      aside={icon !== undefined && <img className="till-payment-methods__icon" src={icon} alt="" />}
      bodyHidden={!isChosen}
    >
      {!isUnavailable && (isChosen || isKept) && (
        <PaymentMethodBody row={row} isChosen={isChosen} />
      )}
    </RadioCard>
  );
}

/**
 * Whether the view of a row stays mounted while another one is chosen: an iframe that is removed loses what was typed.
 */
function useKeptViews(chosen: PaymentRow | null): (row: PaymentRow) => boolean {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const key = chosen?.key;
  if (key !== undefined && !opened.includes(key)) setOpened([...opened, key]);
  return (row) => opened.includes(row.key) && findPaymentMethod(row.code)?.start === 'fields';
}

/** Moves the focus into the chosen method's form when one of its fields prevented the order. */
function useFieldRefusal(
  list: { readonly current: HTMLElement | null },
  selected: string | null,
): void {
  const errors = useTillSelector((state) =>
    selected === null ? undefined : ownValue(selectCheckout(state).payment.fieldErrors, selected),
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
