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

  it.each([
    ['Visa', 'VI', [16], '4', 'CARD-02'],
    ['MasterCard', 'MC', [16], '51', 'CARD-03'],
    ['American Express', 'AE', [15], '34', 'CARD-04'],
    ['Diners', 'DN', [14, ...to19], '36', 'CARD-05'],
    ['Discover', 'DI', to19, '60110', 'CARD-06'],
    ['JCB', 'JCB', to19, '3528', 'CARD-07'],
    ['UnionPay', 'UN', to19, '624', 'CARD-08'],
    ['Maestro International', 'MI', maestro, '5600', 'CARD-09'],
    ['Maestro Domestic', 'MD', maestro, '6759', 'CARD-10'],
    ['Hipercard', 'HC', [13, 16], '606282', 'CARD-11'],
    ['Elo', 'ELO', [16], '636297', 'CARD-12'],
    ['Aura', 'AU', [19], '5078', 'CARD-13'],
  ])('knows %s as %s with its lengths [%5$s]', (title, code, lengths, prefix) => {
    expect(typeOf(code)).toMatchObject({ title, lengths });
    const accepted = [...Array(22).keys()].filter(
      (length) => length > 8 && checkCardNumber(numberFrom(prefix, length)).status === 'valid',
    );
    expect(accepted).toEqual(lengths);
  });

  it('knows no other type [CARD-01]', () => {
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
