import type {
  PayPalCardFieldsIndividualField,
  PayPalCardFieldsIndividualFieldOptions,
} from '@paypal/paypal-js';

import { GreetedFrame } from '../../shared/browser/greeted-frame';
import { ORIGIN } from '../../shared/browser/origin';
import type {
  CardAnswer,
  CardFieldName,
  FieldFlags,
  FieldStyle,
  FromField,
  ToField,
} from './card-protocol.types';
import { makeFieldFrame } from './make-frame';
import { hostOf } from './host';

type StateMessage = Extract<FromField, { readonly type: 'state' }>;

/** What a field belongs to. */
interface FieldGroup {
  /** Fields of one group exchange what was typed by a channel of the provider's origin. */
  readonly id: string;
  readonly style: FieldStyle;
  readonly changed: (field: CardField, event: StateMessage['event']) => void;
}

const later = (): Promise<void> => Promise.resolve();

/** One field of a card in a frame. */
export class CardField implements PayPalCardFieldsIndividualField {
  flags: FieldFlags = { isFocused: false, isEmpty: true, isValid: false, isPotentiallyValid: true };
  private inner: GreetedFrame<ToField, FromField> | null = null;
  private isRendered = false;
  private answered: (answer: CardAnswer) => void = () => undefined;

  constructor(
    readonly name: CardFieldName,
    readonly options: PayPalCardFieldsIndividualFieldOptions,
    private readonly group: FieldGroup,
  ) {}

  async render(target: HTMLElement | string): Promise<void> {
    if (this.isRendered) throw new Error(`The ${this.name} field has already been rendered`);
    const host = hostOf(target);
    this.isRendered = true;
    const frame = makeFieldFrame(this.name, this.group.id);
    await new Promise<void>((resolve, reject) => {
      this.inner = new GreetedFrame<ToField, FromField>(frame, ORIGIN, {
        first: () => ({
          type: 'init',
          style: { ...this.group.style, ...this.options.style },
          placeholder: this.options.placeholder ?? null,
        }),
        heard: (message) => {
          if (message.type === 'ready') resolve();
          else this.heard(message);
        },
        broken: () => {
          reject(new Error(`The ${this.name} field could not be loaded`));
        },
      });
      host.append(frame);
    });
  }

  /** Sends the card for an order; only the number's frame does. */
  send(order: string, billing: object): Promise<CardAnswer> {
    return new Promise((resolve) => {
      this.answered = resolve;
      this.inner?.send({ type: 'send', order, billing });
    });
  }

  focus(): void {
    this.inner?.send({ type: 'focus' });
  }

  clear(): void {
    this.inner?.send({ type: 'clear' });
  }

  close(): Promise<void> {
    this.inner?.close();
    this.inner = null;
    return Promise.resolve();
  }

  addClass = later;
  removeClass = later;
  setAttribute = later;
  removeAttribute = later;
  setMessage(): void {
    return;
  }

  private heard(message: FromField): void {
    if (message.type === 'sent') this.answered(message.answer);
    if (message.type !== 'state') return;
    this.flags = message.flags;
    this.group.changed(this, message.event);
  }
}
