import type {
  PayPalCardFieldError,
  PayPalCardFieldsComponent,
  PayPalCardFieldsComponentOptions,
  PayPalCardFieldsIndividualField,
  PayPalCardFieldsIndividualFieldOptions,
  PayPalCardFieldsInputEvents,
  PayPalCardFieldsStateObject,
  PayPalCardFieldsSubmitOptions,
} from '@paypal/paypal-js';

import { momentAt } from '../../shared/browser/moment';
import { ORIGIN } from '../../shared/browser/origin';
import { CardField } from './card-field';
import type { CardAnswer, CardFieldName, FieldFlags } from './card-protocol.types';
import { askBank } from './challenge';
import { options } from './script-options';

const EVENTS: Readonly<Record<string, keyof PayPalCardFieldsInputEvents>> = {
  change: 'onChange',
  focus: 'onFocus',
  blur: 'onBlur',
  enter: 'onInputSubmitRequest',
};
const ERRORS: Readonly<Record<CardFieldName, PayPalCardFieldError>> = {
  number: 'INVALID_NUMBER',
  expiry: 'INVALID_EXPIRY',
  cvv: 'INVALID_CVV',
};
const ABSENT: FieldFlags = {
  isFocused: false,
  isEmpty: true,
  isValid: false,
  isPotentiallyValid: true,
};

/** An error as the provider's API says it. */
const issueError = (issue: string): Error =>
  Object.assign(new Error('The requested action could not be performed.'), {
    name: 'UNPROCESSABLE_ENTITY',
    details: [{ issue }],
  });

/** The fields of one card, and one submission of it at a time. */
export class CardFields implements PayPalCardFieldsComponent {
  private readonly id = String(Math.random()).slice(2);
  private readonly fields = new Map<CardFieldName, CardField>();
  private isSubmitting = false;

  constructor(private readonly props: PayPalCardFieldsComponentOptions) {}

  isEligible(): boolean {
    return options.account.eligible;
  }

  NumberField = this.fieldMaker('number');
  ExpiryField = this.fieldMaker('expiry');
  CVVField = this.fieldMaker('cvv');

  NameField(): PayPalCardFieldsIndividualField {
    throw new Error('The name field is not part of the sandbox.');
  }

  getState(): Promise<PayPalCardFieldsStateObject> {
    return Promise.resolve(this.state());
  }

  async submit(billing: PayPalCardFieldsSubmitOptions = {}): Promise<void> {
    if (this.isSubmitting) throw new Error('The card is being submitted already');
    this.isSubmitting = true;
    try {
      await this.pay(billing);
    } catch (error) {
      this.props.onError(error as Record<string, unknown>);
      throw error;
    } finally {
      this.isSubmitting = false;
    }
  }

  private fieldMaker(name: CardFieldName) {
    return (own: PayPalCardFieldsIndividualFieldOptions = {}): CardField => {
      const field = new CardField(name, own, {
        id: this.id,
        style: this.props.style ?? {},
        changed: (changed, event) => {
          this.tell(changed, event);
        },
      });
      this.fields.set(name, field);
      return field;
    };
  }

  private async pay(billing: PayPalCardFieldsSubmitOptions): Promise<void> {
    const { errors } = this.state();
    const number = this.fields.get('number');
    const [problem] = errors;
    if (problem !== undefined || number === undefined) throw new Error(problem ?? 'No fields');
    const orderID: unknown = await this.props.createOrder?.();
    if (typeof orderID !== 'string' || orderID === '') {
      throw new Error('Expected an order id to be passed');
    }
    const sent = await number.send(orderID, billing);
    const answer = sent.status === 'PAYER_ACTION_REQUIRED' ? await askBank(orderID) : sent;
    if (answer === null) {
      await this.props.onCancel?.();
      return;
    }
    await this.end(orderID, answer);
  }

  private async end(orderID: string, answer: CardAnswer): Promise<void> {
    if (answer.status !== 'APPROVED') {
      throw issueError(answer.status === 'REFUSED' ? answer.issue : 'PAYER_ACTION_REQUIRED');
    }
    const { liabilityShift } = answer;
    const approved = { orderID, ...(liabilityShift !== undefined && { liabilityShift }) };
    const moment = await momentAt(ORIGIN, { 'client-id': options.clientId }, 'approval');
    if (moment === 'never') return;
    this.props.onApprove(approved);
    if (moment === 'twice') this.props.onApprove(approved);
  }

  private tell(field: CardField, event: string): void {
    const name = EVENTS[event];
    if (name === undefined) return;
    const state = { ...this.state(), emittedBy: field.name };
    this.props.inputEvents?.[name]?.(state);
    field.options.inputEvents?.[name]?.(state);
  }

  private state(): PayPalCardFieldsStateObject {
    const flags = (name: CardFieldName): FieldFlags => this.fields.get(name)?.flags ?? ABSENT;
    const wrong = [...this.fields.keys()].filter((name) => !flags(name).isValid);
    return {
      cards: [],
      isFormValid: wrong.length === 0,
      errors: wrong.map((name) => ERRORS[name]),
      fields: {
        cardNameField: ABSENT,
        cardNumberField: flags('number'),
        cardExpiryField: flags('expiry'),
        cardCvvField: flags('cvv'),
      },
    };
  }
}
