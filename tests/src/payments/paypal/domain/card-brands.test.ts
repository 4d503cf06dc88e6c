import { describe, expect, it } from 'vitest';
import { cardBrand } from '../../../../../src/payments/paypal/domain/card-brands';

describe('a brand of the provider', () => {
  it.each([
    ['amex', 'AE'],
    ['discover', 'DI'],
    ['elo', 'ELO'],
    ['hiper', 'HC'],
    ['jcb', 'JCB'],
    ['mastercard', 'MC'],
    ['visa', 'VI'],
    ['DINERS', 'DN'],
    ['MAESTRO', 'MI'],
  ])('%s is the card type %s [VAULT-02] [VAULT-03]', (brand, type) => {
    expect(cardBrand(brand).type).toBe(type);
    expect(cardBrand(brand.toUpperCase()).type).toBe(type);
  });

  it.each(['constructor', '__proto__', 'Rupay'])('%s has its own name alone', (brand) => {
    expect(cardBrand(` ${brand} `)).toEqual({ type: null, title: brand });
  });
});
