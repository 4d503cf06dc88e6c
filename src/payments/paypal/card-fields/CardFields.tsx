import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type {
  PaymentContext,
  PaymentFormProps,
  PaymentHandle,
} from '../../../state/extensions/payment-method.types';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { Field } from '../../../ui/Field/Field';
import { useT } from '../../../ui/i18n';
import { Spinner } from '../../../ui/Spinner/Spinner';
import { adoptStyles } from '../../../ui/styles/adopt';
import { ProviderNotice } from '../../shared/ProviderNotice';
import { usePaymentContext } from '../../shared/usePaymentContext';
import { parseCardConfig } from '../api/card-config';
import type { CardField } from './card-errors';
import type { CardConfig } from '../domain/card.types';
import css from './CardFields.css';
import { KEEP_FIELD } from './confirm';
import { leavePress } from './press';
import { useCardFields, type CardFieldsState, type FieldsPhase } from './useCardFields';

adoptStyles(css);

/** The provider's card fields: each is a frame of the provider, of which the page draws the label, the border and the error. */
export function CardFields({ handle }: PaymentFormProps) {
  const t = useT();
  const context = usePaymentContext(handle);
  const configuration = context?.configuration;
  const config = useMemo(
    () => (configuration === undefined ? null : parseCardConfig(configuration)),
    [configuration],
  );
  const probe = useRef<HTMLSpanElement>(null);
  const number = useRef<HTMLDivElement>(null);
  const expiry = useRef<HTMLDivElement>(null);
  const cvv = useRef<HTMLDivElement>(null);
  const state = useCardFields({ probe, number, expiry, cvv }, config);
  const { phase } = state;
  useStatus(handle, phase);
  const isLeft = context?.isChosen === false;
  useEffect(() => {
    // The fields stay in the page with what was typed, but pay nothing any more.
    if (isLeft) leavePress();
  }, [isLeft]);
  const isLoading = phase === 'loading' || phase === 'slow';
  return (
    <div className="till-card-fields" aria-busy={isLoading}>
      <span className="till-card-fields__probe" ref={probe} hidden />
      {isLoading && (
        <p className="till-card-fields__loader" role="status">
          <Spinner /> {t('Please wait...')}
        </p>
      )}
      <div className="till-card-fields__form" hidden={!isLoading && phase !== 'shown'}>
        <HostedField state={state} field="number" label={t('Credit Card Number')} host={number} />
        <div className="till-card-fields__pair">
          <HostedField state={state} field="expiry" label={t('Expiration Date')} host={expiry} />
          <HostedField state={state} field="cvv" label={t('Security code')} host={cvv} />
        </div>
        <KeepCard handle={handle} context={context} config={config} />
      </div>
      <ProviderNotice
        phase={phase}
        failure={state.failure}
        unavailable={t('This payment option is currently unavailable.')}
        onRetry={state.retry}
      />
    </div>
  );
}

interface HostedFieldProps {
  readonly state: CardFieldsState;
  readonly field: CardField;
  readonly label: string;
  readonly host: RefObject<HTMLDivElement | null>;
}

/** The frame of one field, styled like the fields of the page. */
function HostedField({ state, field, label, host }: HostedFieldProps) {
  const t = useT();
  const error = state.errors[field];
  return (
    <Field label={label} name={`card_${field}`} required error={error === null ? null : t(error)}>
      {({ id, className, 'aria-describedby': remarks, 'aria-invalid': isInvalid }) => (
        <div
          className={`${className} till-card-fields__host`}
          id={id}
          role="group"
          aria-label={label}
          aria-describedby={remarks}
          data-invalid={isInvalid || undefined}
          data-focused={state.focused === field || undefined}
          ref={host}
        />
      )}
    </Field>
  );
}

interface KeepCardProps {
  readonly handle: PaymentHandle;
  readonly context: PaymentContext | null;
  readonly config: CardConfig | null;
}

/** Whether the card is kept for the next order, where customers may keep one (HOSTED-06). */
function KeepCard({ handle, context, config }: KeepCardProps) {
  const t = useT();
  if (config?.canKeep !== true || context?.isLoggedIn !== true) return null;
  return (
    <Checkbox
      name={KEEP_FIELD}
      label={t('Save for later use.')}
      checked={context.fields[KEEP_FIELD] === '1'}
      onCheckedChange={(isChecked) => {
        handle.setField(KEEP_FIELD, isChecked ? '1' : '');
      }}
    />
  );
}

/** Tells the checkout whether the order can be placed with the fields. */
function useStatus(handle: PaymentHandle, phase: FieldsPhase): void {
  useEffect(() => {
    const isBlocked = phase === 'blocked' || phase === 'unavailable';
    if (isBlocked) handle.setStatus({ status: 'blocked' });
    else handle.setStatus({ status: phase === 'shown' ? 'ready' : 'loading' });
  }, [handle, phase]);
}
