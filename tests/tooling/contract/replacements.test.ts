import { describe, expect, it } from 'vitest';

import { Replacements } from '../../../scripts/lib/contract/replacements';

const MASKED = 'MASKEDQUOTEID0000000000000000001';
const replacements = () => new Replacements('http://127.0.0.1:1');

describe('the replacements of a replayed visit', () => {
  it('replace recorded products with stand-ins', () => {
    const body = { cartItem: { sku: '24-MB01', qty: 2 } };
    expect(replacements().json(body)).toEqual({ cartItem: { sku: 'BK-SALT', qty: 2 } });
    expect(replacements().path('/joust-duffle-bag.html')).toBe('/the-salt-road.html');
    expect(replacements().words('You added Joust Duffle Bag.')).toBe('You added The Salt Road.');
  });

  it('learn a masked id from the response that contains it', () => {
    const learned = replacements();
    learned.learnFrom(MASKED, 'abc123', '/rest/default/V1/guest-carts');
    expect(learned.path(`/rest/default/V1/guest-carts/${MASKED}/totals`)).toBe(
      '/rest/default/V1/guest-carts/abc123/totals',
    );
    expect(learned.json({ cartItem: { quote_id: MASKED } })).toEqual({
      cartItem: { quote_id: 'abc123' },
    });
  });

  it('learn the ids of lines from any response that lists them', () => {
    const learned = replacements();
    learned.learnFrom(
      { cart: { items: [{ item_id: '200' }, { item_id: '198' }] } },
      { cart: { items: [{ item_id: '7' }, { item_id: '5' }] } },
      '/customer/section/load/',
    );
    expect(learned.path('/rest/default/V1/carts/mine/items/198')).toMatch(/items\/5$/);
    expect(learned.field('cart[200][qty]', '3')).toEqual(['cart[7][qty]', '3']);
    expect(learned.field('item_id', '198')).toEqual(['item_id', '5']);
  });

  it('leave what they have not learned as it was recorded', () => {
    expect(replacements().field('item_id', '999999')).toEqual(['item_id', '999999']);
    expect(replacements().path('/rest/default/V1/no-such-route')).toBe(
      '/rest/default/V1/no-such-route',
    );
  });
});
