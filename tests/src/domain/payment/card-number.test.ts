import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandOf, checkCardNumber } from '../../../../src/domain/payment/card-number';
import { passesLuhn } from '../../../../src/domain/numbers';
import { cardTypes } from '../../../../src/domain/payment/card-types';
import type { CardType, NumberCheck } from '../../../../src/domain/payment/card.types';
import { mistyped, numberFrom } from './numbers';

const digits = fc.stringMatching(/^\d{0,22}$/);

/** The first digits that a type's numbers begin with: one of a range, or a prefix. */
const prefixes = cardTypes.flatMap(({ prefixes: text, lengths }) =>
  text.split(' ').flatMap((prefix) => prefix.split('-').map((start) => ({ start, lengths }))),
);

/** Numbers of all types: correct ones, with a wrong check digit, one digit too short or too long, and any digits. */
const cardNumbers = fc
  .record({
    prefix: fc.constantFrom(...prefixes),
    filling: fc.stringMatching(/^\d{20}$/),
    length: fc.nat(),
    fault: fc.constantFrom('none', 'none', 'check digit', 'short', 'long', 'digits'),
    others: digits,
  })
  .map(({ prefix: { start, lengths }, filling, length, fault, others }) => {
    const right = lengths[length % lengths.length] ?? 16;
    const number = numberFrom(start + filling, right);
    if (fault === 'none') return number;
    if (fault === 'check digit') return mistyped(number);
    if (fault === 'digits') return others;
    return numberFrom(start + filling, fault === 'short' ? right - 1 : right + 1);
  });
const codeOf = (number: string) => checkCardNumber(number).type?.code ?? null;

/** Two types that share a prefix. */
const twins = ['A', 'B'].map((code): CardType => ({
  title: code,
  code,
  prefixes: '7000',
  lengths: [16],
  gaps: [],
  securityCode: { name: 'CVV', size: 3 },
}));

describe('checkCardNumber', () => {
  it.each([
    ['4242424242424242', 'VI'],
    ['4111111111111111', 'VI'],
    ['5555555555554444', 'MC'],
    ['2223003122003222', 'MC'],
    ['378282246310005', 'AE'],
    ['30569309025904', 'DN'],
    ['6011000990139424', 'DI'],
    ['3566002020360505', 'JCB'],
    ['6304000000000000', 'MI'],
    ['6062825624254001', 'HC'],
    ['6362970000457013', 'ELO'],
    ['5078601870000127985', 'AU'],
  ])('recognises the test card %s as %s [CARD-15] [CARD-17]', (number, code) => {
    expect(checkCardNumber(number)).toMatchObject({ status: 'valid', type: { code } });
  });

  it.each<[string, string]>([
    ['', 'potentially-valid'],
    ['4', 'potentially-valid'],
    ['4242 4242 4242 424', 'potentially-valid'],
    ['4242424242424242', 'valid'],
    ['4242424242424241', 'unknown'],
    ['42424242424242424', 'unknown'],
    ['9', 'unknown'],
    ['0', 'unknown'],
    ['63040000000001', 'potentially-valid'],
  ])('takes %j for %s [CARD-15]', (number, status) => {
    expect(checkCardNumber(number).status).toBe(status);
  });

  it('ignores spaces [CARD-19]', () => {
    expect(checkCardNumber(' 4242 4242\u00a04242\t4242 ').status).toBe('valid');
  });

  it.each(['4242-4242-4242-4242', '424242424242424a', '4242.4242', '+4242', '٤٢٤٢'])(
    'takes %s for no number, since it holds more than digits [CARD-20]',
    (text) => {
      expect(checkCardNumber(text)).toEqual({ status: 'unknown', type: null });
    },
  );

  it('requires the check digit, but of UnionPay [CARD-21] [CARD-08]', () => {
    expect(checkCardNumber(mistyped('5555555555554444')).status).toBe('unknown');
    expect(checkCardNumber(mistyped(numberFrom('624', 16)))).toMatchObject({
      status: 'valid',
      type: { code: 'UN' },
    });
  });

  it.each([
    ['4', 15],
    ['4', 17],
    ['34', 16],
    ['36', 15],
    ['606282', 14],
    ['5078', 16],
    ['636297', 19],
  ])('accepts no number that begins with %s and has %i digits [CARD-22]', (prefix, length) => {
    expect(checkCardNumber(numberFrom(prefix, length)).status).not.toBe('valid');
  });

  it('leaves a number that fits several types alike potentially valid [CARD-18]', () => {
    const number = numberFrom('7000', 16);
    expect(checkCardNumber(number, twins)).toEqual({ status: 'potentially-valid', type: null });
    expect(checkCardNumber(number, twins.slice(1)).status).toBe('valid');
  });

  it.each(['4', '40', '40117', '3', '6', '60', '5067', '67', '675'])(
    'takes %s, which is too short to decide between types, for potentially valid [CARD-18]',
    (number) => {
      const check = checkCardNumber(number);
      expect(check.status).toBe('potentially-valid');
      expect(check.type).toBeNull();
    },
  );

  it('prefers the most specific prefix [CARD-18] [CARD-12] [CARD-13]', () => {
    expect(codeOf(numberFrom('401178', 16))).toBe('ELO');
    expect(codeOf(numberFrom('401177', 16))).toBe('VI');
    expect(codeOf(numberFrom('650405', 16))).toBe('ELO');
    expect(codeOf(numberFrom('650404', 16))).toBe('DI');
    expect(codeOf(numberFrom('5078', 19))).toBe('AU');
    expect(codeOf(numberFrom('637095', 16))).toBe('HC');
    expect(codeOf(numberFrom('637096', 16))).toBe('MI');
  });

  it('knows the exceptions of both Maestros [CARD-09] [CARD-10]', () => {
    expect(codeOf(numberFrom('676770', 16))).toBe('MD');
    expect(codeOf(numberFrom('676771', 16))).toBe('MI');
    expect(checkCardNumber(numberFrom('675940', 16)).status).toBe('unknown');
    expect(checkCardNumber(numberFrom('675965', 16)).status).toBe('unknown');
    expect(checkCardNumber(numberFrom('4676770', 16)).type?.code).toBe('VI');
  });

  it('recognises a MasterCard at 16 digits, its brand before [CARD-03] [CARD-16]', () => {
    const number = '5555555555554444';
    for (let length = 2; length < 16; length += 1) {
      expect(checkCardNumber(number.slice(0, length)).status).toBe('unknown');
      expect(brandOf(number.slice(0, length))?.code).toBe('MC');
    }
    expect(checkCardNumber(number).status).toBe('valid');
    expect(checkCardNumber(`${number}0`).status).toBe('unknown');
  });

  it('never returns valid for a number whose status changes without spaces [CARD-19]', () => {
    fc.assert(
      fc.property(digits, fc.array(fc.nat(22)), (number, places) => {
        const spaced = places.reduce(
          (text, at) => `${text.slice(0, at)} ${text.slice(at)}`,
          number,
        );
        expect(checkCardNumber(spaced)).toEqual(checkCardNumber(number));
      }),
    );
  });
});

describe('brandOf', () => {
  it.each([
    ['', null],
    ['4', null],
    ['41', 'VI'],
    ['4242', 'VI'],
    ['40117', null],
    ['401178', 'ELO'],
    ['55', 'MC'],
    ['2221', 'MC'],
    ['222', 'MC'],
    ['2220', null],
    ['34', 'AE'],
    ['37', 'AE'],
    ['3', null],
    ['36', 'DN'],
    ['3528', 'JCB'],
    ['65', null],
    ['659', 'DI'],
    ['624', 'UN'],
    ['56', 'MI'],
    ['42a', null],
  ])('of %j is %s [CARD-16]', (number, code) => {
    expect(brandOf(number)?.code ?? null).toBe(code);
  });

  it('is the type of every valid number [CARD-17]', () => {
    const statuses: Record<NumberCheck['status'], number> = {
      valid: 0,
      'potentially-valid': 0,
      unknown: 0,
    };
    const brands = new Set<string>();
    const runs = 2000;
    fc.assert(
      fc.property(cardNumbers, (number) => {
        const { status, type } = checkCardNumber(number);
        statuses[status] += 1;
        if (status !== 'valid') return;
        expect(type).not.toBeNull();
        expect(brandOf(number)).toBe(type);
        brands.add(type?.code ?? '');
      }),
      { numRuns: runs },
    );
    // The property says something only about valid numbers, and those that it meets.
    expect(statuses.valid).toBeGreaterThan(runs / 10);
    expect(statuses['potentially-valid'] + statuses.unknown).toBeGreaterThan(runs / 10);
    expect([...brands].sort()).toEqual(cardTypes.map(({ code }) => code).sort());
  });
});

describe('passesLuhn', () => {
  it.each([
    ['79927398713', true],
    ['79927398710', false],
    ['18', true],
    ['0', true],
    ['', false],
  ])('of %j is %s [CARD-21]', (number, expected) => {
    expect(passesLuhn(number)).toBe(expected);
  });

  it('notices every single wrong digit [CARD-21]', () => {
    const body = fc.stringMatching(/^\d{11,18}$/);
    fc.assert(
      fc.property(body, fc.nat(10), fc.integer({ min: 1, max: 9 }), (prefix, at, added) => {
        const number = numberFrom(prefix, prefix.length + 1);
        expect(passesLuhn(number)).toBe(true);
        const digit = String((Number(number[at]) + added) % 10);
        expect(passesLuhn(number.slice(0, at) + digit + number.slice(at + 1))).toBe(false);
      }),
    );
  });
});
