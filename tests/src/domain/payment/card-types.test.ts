import { describe, expect, it } from 'vitest';
import { checkCardNumber } from '../../../../src/domain/payment/card-number';
import { cardTypes } from '../../../../src/domain/payment/card-types';
import type { CardType } from '../../../../src/domain/payment/card.types';
import { mistyped, numberFrom } from './numbers';

const typeOf = (code: string): CardType => {
  const found = cardTypes.find((type) => type.code === code);
  if (found === undefined) throw new Error(`no card type ${code}`);
  return found;
};

/** The type has this title, and accepts numbers with this prefix and exactly these lengths. */
function expectType(code: string, title: string, lengths: readonly number[], prefix: string) {
  expect(typeOf(code)).toMatchObject({ title, lengths });
  const accepted = [...Array(22).keys()].filter((length) => {
    const { status, type } = checkCardNumber(numberFrom(prefix, length));
    return length > 8 && status === 'valid' && type?.code === code;
  });
  expect(accepted).toEqual(lengths);
}

const to19 = [16, 17, 18, 19];
const maestro = [12, 13, 14, 15, ...to19];

describe('cardTypes', () => {
  it('has title, code, number pattern, lengths, gaps and security code of each [CARD-01]', () => {
    for (const type of cardTypes) {
      expect(type.title).not.toBe('');
      expect(type.prefixes).toMatch(/^\d+(?:-\d+)?(?: \d+(?:-\d+)?)*$/);
      expect(type.gaps).toEqual(['AE', 'DN'].includes(type.code) ? [4, 10] : [4, 8, 12]);
      expect(type.securityCode.name).toMatch(/^C(?:VV|VC|ID|VN)$/);
      expect(type.securityCode.size).toBe(type.code === 'AE' ? 4 : 3);
    }
  });

  it('detects Visa [CARD-02]', () => {
    expectType('VI', 'Visa', [16], '4');
  });

  it('detects MasterCard [CARD-03]', () => {
    expectType('MC', 'MasterCard', [16], '51');
  });

  it('detects American Express [CARD-04]', () => {
    expectType('AE', 'American Express', [15], '34');
  });

  it('detects Diners [CARD-05]', () => {
    expectType('DN', 'Diners', [14, ...to19], '36');
  });

  it('detects Discover [CARD-06]', () => {
    expectType('DI', 'Discover', to19, '60110');
  });

  it('detects JCB [CARD-07]', () => {
    expectType('JCB', 'JCB', to19, '3528');
  });

  it('detects UnionPay [CARD-08]', () => {
    expectType('UN', 'UnionPay', to19, '624');
  });

  it('detects Maestro International [CARD-09]', () => {
    expectType('MI', 'Maestro International', maestro, '5600');
  });

  it('detects Maestro Domestic [CARD-10]', () => {
    expectType('MD', 'Maestro Domestic', maestro, '6759');
  });

  it('detects Hipercard [CARD-11]', () => {
    expectType('HC', 'Hipercard', [13, 16], '606282');
  });

  it('detects Elo [CARD-12]', () => {
    expectType('ELO', 'Elo', [16], '636297');
  });

  it('detects Aura [CARD-13]', () => {
    expectType('AU', 'Aura', [19], '5078');
  });

  it('detects no other type [CARD-01]', () => {
    expect(cardTypes).toHaveLength(12);
  });

  it('exempts UnionPay alone from the check digit [CARD-08] [CARD-21]', () => {
    expect(cardTypes.filter((type) => type.withoutCheckDigit).map(({ code }) => code)).toEqual([
      'UN',
    ]);
  });

  it('recognises every number of the table as its own type [CARD-17]', () => {
    for (const type of cardTypes) {
      for (const end of type.prefixes.split(' ').flatMap((prefix) => prefix.split('-'))) {
        for (const length of type.lengths) {
          const number = numberFrom(end, length);
          expect([number, checkCardNumber(number)]).toEqual([number, { status: 'valid', type }]);
          const wrong = checkCardNumber(mistyped(number)).status;
          expect([number, wrong === 'valid']).toEqual([number, type.code === 'UN']);
        }
      }
    }
  });
});
