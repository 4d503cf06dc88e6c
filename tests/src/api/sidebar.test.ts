import { describe, expect, it, vi } from 'vitest';
import { removeItem, updateItemQty } from '../../../src/api/sidebar';
import { json, sent, mockShop } from '../state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const url = 'https://shop.example/checkout/sidebar/updateItemQty/';
const calls = {
  update: () => updateItemQty(url, { itemId: '77', qty: 2, formKey: 'KEY' }),
  removal: () => removeItem(url, { itemId: '77', formKey: 'KEY' }),
};

describe.each(['update', 'removal'] as const)('the response to an %s', (name) => {
  it('is success [MINI-16]', async () => {
    mockShop(() => json({ success: true }));
    expect(await calls[name]()).toEqual({ ok: true, value: null });
    expect((sent[0]?.body as URLSearchParams).get('item_id')).toBe('77');
  });

  it('is a refusal with the reason [MINI-16]', async () => {
    mockShop(() => json({ success: false, error_message: 'Not so many' }));
    expect(await calls[name]()).toMatchObject({
      ok: false,
      error: { kind: 'rejected', message: 'Not so many' },
    });
  });

  it('is a failed request, not a refusal, when it is a page [MINI-16]', async () => {
    mockShop(() => json('<html>the cart page</html>'));
    expect(await calls[name]()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });
});
