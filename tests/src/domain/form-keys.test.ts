import { describe, expect, it } from 'vitest';
import { serializeFields } from '../../../src/domain/form-keys';

describe('the fields of a form', () => {
  it('are lists and records by the brackets of their keys [TAXV-12]', () => {
    expect(
      serializeFields([
        ['city', 'Oakland'],
        ['street[0]', '12 Harbour Street'],
        ['street[1]', 'Floor 2'],
        ['custom_attributes[floor_2]', '2'],
        ['custom_attributes[door][name]', 'Blue'],
      ]),
    ).toEqual({
      city: 'Oakland',
      street: ['12 Harbour Street', 'Floor 2'],
      custom_attributes: { floor_2: '2', door: { name: 'Blue' } },
    });
  });

  it('follow each other where the brackets are empty', () => {
    expect(
      serializeFields([
        ['street[]', 'one'],
        ['street[]', 'two'],
      ]),
    ).toEqual({ street: ['one', 'two'] });
  });

  it.each(['street.0', 'a b', 'city-name', 'street[0', 'street]0[', 'straße', '[0]', '', 'a[b-c]'])(
    'with other characters in the key are left out: %j [TAXV-12]',
    (key) => {
      expect(
        serializeFields([
          [key, 'x'],
          ['city', 'Oakland'],
        ]),
      ).toEqual({ city: 'Oakland' });
    },
  );

  it('are only fields, whatever they are called', () => {
    const fields = serializeFields([
      ['__proto__[city]', 'Nowhere'],
      ['constructor', 'x'],
    ]);
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
    expect(Object.keys(fields)).toEqual(['__proto__', 'constructor']);
    expect(({} as { city?: string }).city).toBeUndefined();
  });

  it('count once, with the last value, also where a text becomes a list', () => {
    expect(
      serializeFields([
        ['city', 'a'],
        ['city', 'b'],
        ['street', 'a'],
        ['street[0]', 'b'],
      ]),
    ).toEqual({ city: 'b', street: ['b'] });
  });
});
