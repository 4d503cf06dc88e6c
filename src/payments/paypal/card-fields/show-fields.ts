import type {
  CardFieldsOnApproveData,
  PayPalCardFieldsComponent,
  PayPalCardFieldsIndividualField,
  PayPalCardFieldsStateObject,
} from '@paypal/paypal-js';
import { t } from '../../../platform/i18n/i18n';
import { inTime } from '../../shared/in-time';
import { CARD_FIELDS, type CardField } from './card-errors';
import type { CardSdk } from '../sdk/start-card-fields';
import { fieldStyles } from '../fields/field-styles';
import { approvePress, cancelPress, createCardOrder, failPress } from './press';

/** `ineligible`: the provider does not offer card fields to this shop or shopper; `failed`: it could not show them. */
type FieldsEnd =
  | { readonly status: 'ineligible' | 'failed' }
  | {
      readonly status: 'shown';
      readonly card: PayPalCardFieldsComponent;
      readonly focus: (field: CardField) => void;
    };

/** What happens in the fields; `state` is what the provider says of all of them. */
export interface FieldEvents {
  readonly onFocus: (field: CardField) => void;
  readonly onChange: (state: PayPalCardFieldsStateObject) => void;
  readonly onBlur: (field: CardField, state: PayPalCardFieldsStateObject) => void;
}

/** Where each field goes. */
export type FieldHosts = Readonly<Record<CardField, HTMLElement>>;

const ignore = (): void => undefined;

/**
 * Shows the provider's fields until `signal` is aborted, in frames of the provider, as `probe` looks. Each call makes fields
 * of its own, since the SDK renders an object once. Never rejects.
 */
export async function showFields(
  sdk: CardSdk,
  { hosts, probe }: { readonly hosts: FieldHosts; readonly probe: Element },
  events: FieldEvents,
  signal: AbortSignal,
): Promise<FieldsEnd> {
  try {
    const card = sdk.CardFields({
      style: fieldStyles(probe, '16px'),
      ...callbacksUntil(signal),
      inputEvents: { onChange: events.onChange },
    });
    if (!card.isEligible()) return { status: 'ineligible' };
    const fields = makeFields(card, events);
    signal.addEventListener('abort', () => {
      for (const name of CARD_FIELDS) fields[name].close().catch(ignore);
    });
    await inTime(Promise.all(CARD_FIELDS.map((name) => fields[name].render(hosts[name]))));
    return {
      status: 'shown',
      card,
      focus: (name) => {
        fields[name].focus();
      },
    };
  } catch {
    return { status: 'failed' };
  }
}

/** What the SDK calls for the present press. Fields that are gone are of an earlier one. */
const callbacksUntil = (signal: AbortSignal) => ({
  createOrder: () =>
    signal.aborted ? Promise.reject(new Error('These fields are gone.')) : createCardOrder(),
  onApprove: (data: CardFieldsOnApproveData) => {
    if (!signal.aborted) approvePress(data);
  },
  onError: (error: unknown) => {
    if (!signal.aborted) failPress(error);
  },
  onCancel: () => {
    if (!signal.aborted) cancelPress();
  },
});

function makeFields(
  card: PayPalCardFieldsComponent,
  { onFocus, onBlur }: FieldEvents,
): Readonly<Record<CardField, PayPalCardFieldsIndividualField>> {
  const options = (field: CardField) => ({
    inputEvents: {
      onFocus: () => {
        onFocus(field);
      },
      onBlur: (state: PayPalCardFieldsStateObject) => {
        onBlur(field, state);
      },
    },
  });
  return {
    number: card.NumberField({ ...options('number'), placeholder: '' }),
    // HOSTED-09.
    expiry: card.ExpiryField({ ...options('expiry'), placeholder: t('MM/YY') }),
    cvv: card.CVVField({ ...options('cvv'), placeholder: '' }),
  };
}
