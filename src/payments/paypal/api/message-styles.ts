import type { PayPalMessagesComponentOptions } from '@paypal/paypal-js';
import { isRecord, ownValue, recordOf, type JsonRecord } from '../../../platform/record';

/** How a message looks. */
export type MessageStyle = NonNullable<PayPalMessagesComponentOptions['style']>;

/** The places for which the merchant may have set styles. */
const PLACES = ['product', 'cart', 'checkout'] as const;

/** A place with styles of its own. */
export type StyledPlace = (typeof PLACES)[number];

/** The values that the SDK knows, by name. */
type Choices = Readonly<Record<string, readonly unknown[]>>;

const OWN: Choices = {
  layout: ['text', 'flex'],
  color: ['blue', 'black', 'white', 'white-no-border', 'gray', 'monochrome', 'grayscale'],
  ratio: ['1x1', '1x4', '8x1', '20x1'],
};

const LOGO: Choices = {
  type: ['primary', 'alternative', 'inline', 'none'],
  position: ['left', 'right', 'top'],
};

const TEXT: Choices = {
  color: ['black', 'white', 'monochrome', 'grayscale'],
  size: [10, 11, 12, 13, 14, 15, 16],
  align: ['left', 'center', 'right'],
};

/** A number in a text is one: the merchant's settings are texts. */
const plain = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;

/** The values of one group that the SDK knows. */
const known = (choices: Choices, raw: JsonRecord): JsonRecord =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([name, values]) => {
      const own = plain(ownValue(raw, name));
      return values.includes(own) ? [[name, own] as const] : [];
    }),
  );

/** The settings as the shop prints them: an object, or one in a text. */
function settingsOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/**
 * The look of the message in a place. The module prints one look, or a text with one for each place, where a place without one has
 * no message: null. Values that the SDK does not know are left out; it shows a line of text without any.
 */
export function parseMessageStyle(value: unknown, place: StyledPlace): MessageStyle | null {
  const settings = recordOf(settingsOf(value));
  const isByPlace = PLACES.some((one) => Object.hasOwn(settings, one));
  const own = isByPlace ? ownValue(settings, place) : settings;
  if (!isRecord(own)) return null;
  const logo = known(LOGO, recordOf(own.logo));
  const text = known(TEXT, recordOf(own.text));
  return {
    layout: 'text',
    ...known(OWN, own),
    ...(Object.keys(logo).length > 0 ? { logo } : {}),
    ...(Object.keys(text).length > 0 ? { text } : {}),
  };
}
