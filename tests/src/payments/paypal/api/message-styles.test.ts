import { describe, expect, it } from 'vitest';
import { parseMessageStyle } from '../../../../../src/payments/paypal/api/message-styles';

describe('the look of a message', () => {
  it('is what the module prints for all places [SMART-02]', () => {
    const printed = { layout: 'text', logo: { type: 'inline' } };
    expect(parseMessageStyle(printed, 'product')).toEqual(printed);
    expect(parseMessageStyle(printed, 'checkout')).toEqual(printed);
  });

  it('is what a text has for the place, and none where it has nothing for it [SMART-02]', () => {
    const printed = JSON.stringify({
      product: { layout: 'flex', color: 'blue', ratio: '8x1' },
      checkout: {
        logo: { type: 'primary', position: 'top' },
        text: { color: 'black', size: '14' },
      },
    });
    expect(parseMessageStyle(printed, 'product')).toEqual({
      layout: 'flex',
      color: 'blue',
      ratio: '8x1',
    });
    expect(parseMessageStyle(printed, 'checkout')).toEqual({
      layout: 'text',
      logo: { type: 'primary', position: 'top' },
      text: { color: 'black', size: 14 },
    });
    expect(parseMessageStyle(printed, 'cart')).toBeNull();
  });

  it.each([[[]], [''], ['{"product"'], [null], [7], ['[]']])(
    'is a line of text for %j',
    (value) => {
      expect(parseMessageStyle(value, 'cart')).toEqual({ layout: 'text' });
    },
  );

  it('has nothing that the SDK does not know', () => {
    const printed = {
      layout: 'custom',
      markup: 'https://elsewhere.example/',
      color: '<b>',
      logo: { type: 'huge', constructor: 'x' },
      text: { size: 99, align: 'center' },
    };
    expect(parseMessageStyle(printed, 'cart')).toEqual({
      layout: 'text',
      text: { align: 'center' },
    });
  });

  it('takes no key from what every object inherits', () => {
    expect(parseMessageStyle('{"__proto__":{"layout":"flex"}}', 'cart')).toEqual({
      layout: 'text',
    });
  });
});
