import { brandOf, isCardNumber } from '../../shared/card-numbers';
import {
  digits,
  formatCode,
  formatExpiry,
  formatNumber,
  readExpiry,
} from '../../shared/frames/card-format';
import { h, root } from '../../shared/frames/dom';
import { listenToPage, tellPage } from '../../shared/frames/page-around';
import type {
  CardAnswer,
  CardFieldName,
  FieldStyle,
  FromField,
  ToField,
} from '../browser/card-protocol.types';
import { type Phrase, say } from './phrases';

const query = new URLSearchParams(location.search);
const name = (query.get('field') ?? 'number') as CardFieldName;

/** What was typed, among the frames of one card: no other origin hears it. */
const channel = new BroadcastChannel(`card ${query.get('group') ?? ''}`);

interface Typed {
  readonly field: CardFieldName;
  readonly value: string;
}

const LABELS: Readonly<Record<CardFieldName, Phrase>> = {
  number: 'Card number',
  expiry: 'Expires',
  cvv: 'Security code',
};
const AUTOCOMPLETE: Readonly<Record<CardFieldName, string>> = {
  number: 'cc-number',
  expiry: 'cc-exp',
  cvv: 'cc-csc',
};
const FORMATS: Readonly<Record<CardFieldName, (text: string) => string>> = {
  number: formatNumber,
  expiry: formatExpiry,
  cvv: formatCode,
};

const tell = (message: FromField): void => {
  tellPage(message);
};

/** What the frames of this card hold, as far as this one has heard. */
const typed: Record<CardFieldName, string> = { number: '', expiry: '', cvv: '' };

function isFuture(text: string): boolean {
  const { month, year } = readExpiry(text);
  const today = new Date();
  const isDate = digits(text).length === 4 && month >= 1 && month <= 12;
  return isDate && year * 12 + month >= today.getFullYear() * 12 + today.getMonth() + 1;
}

function isValid(): boolean {
  switch (name) {
    case 'number':
      return isCardNumber(digits(typed.number));
    case 'expiry':
      return isFuture(typed.expiry);
    case 'cvv': {
      // Without a number yet, a code of either length.
      const { cvc, brand } = brandOf(digits(typed.number));
      const { length } = digits(typed.cvv);
      return brand === 'unknown' ? length >= 3 : length === cvc;
    }
  }
}

async function sendCard(order: string, billing: object): Promise<CardAnswer> {
  const { month, year } = readExpiry(typed.expiry);
  const response = await fetch(`/card/confirm${location.search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      order,
      number: digits(typed.number),
      month,
      year,
      cvv: digits(typed.cvv),
      billing,
    }),
  }).catch(() => null);
  const answer: unknown = response?.ok === true ? await response.json().catch(() => null) : null;
  return (answer as CardAnswer | null) ?? { status: 'REFUSED', issue: 'INTERNAL_SERVER_ERROR' };
}

/** Rules for elements, as the shop has set them; a property is set one by one, so that no rule can end another. */
function applyStyle(style: FieldStyle, input: HTMLInputElement): void {
  for (const [property, value] of Object.entries(style.input ?? {})) {
    input.style.setProperty(property, String(value));
  }
}

/** Starts the frame of one field. */
export function startCardField(): void {
  const label = say(query.get('locale') ?? 'en_US', LABELS[name]);
  const input = h('input', {
    type: 'text',
    name,
    inputmode: 'numeric',
    autocomplete: AUTOCOMPLETE[name],
    'aria-label': label,
    'aria-required': 'true',
    class: 'hosted',
  });
  const report = (event: Extract<FromField, { readonly type: 'state' }>['event']): void => {
    const flags = {
      isFocused: document.activeElement === input,
      isEmpty: input.value === '',
      isValid: isValid(),
      isPotentiallyValid: true,
    };
    input.setAttribute(
      'aria-invalid',
      String(event === 'blur' && !flags.isEmpty && !flags.isValid),
    );
    tell({ type: 'state', event, flags });
  };
  const keep = (value: string): void => {
    input.value = FORMATS[name](value);
    typed[name] = input.value;
    const own: Typed = { field: name, value: input.value };
    channel.postMessage(own);
    report('change');
  };
  input.addEventListener('input', () => {
    keep(input.value);
  });
  input.addEventListener('focus', () => {
    report('focus');
  });
  input.addEventListener('blur', () => {
    report('blur');
  });
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') report('enter');
  });
  channel.addEventListener('message', ({ data }: MessageEvent<Typed>) => {
    typed[data.field] = data.value;
  });
  listenToPage((heard) => {
    const message = heard as ToField;
    switch (message.type) {
      case 'init':
        input.placeholder = message.placeholder ?? label;
        applyStyle(message.style, input);
        root().replaceChildren(input);
        tell({ type: 'ready' });
        break;
      case 'focus':
        input.focus();
        break;
      case 'clear':
        keep('');
        break;
      case 'send':
        void sendCard(message.order, message.billing).then((answer) => {
          tell({ type: 'sent', answer });
        });
        break;
    }
  });
  tell({ type: 'hello' });
}
