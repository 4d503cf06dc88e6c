import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGiftMessage, saveGiftMessage } from '../../../src/api/gift-message';
import type { CartRef } from '../../../src/domain/quote.types';
import { http, json, mockShop, sent } from '../state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const gift = { recipient: 'Bob', sender: 'Ann', message: 'Enjoy\nit & <b>use</b> it' };
const context = (cart: CartRef) => ({
  baseUrl: 'https://shop.example/',
  storeCode: 'default',
  cart,
});
const guest = context({ kind: 'guest', maskedId: 'CART1' });
const customer = context({ kind: 'customer' });

beforeEach(() => {
  http.mockClear();
  mockShop(() => json(true));
});

const urls = () =>
  http.mock.calls.map(([{ url, method }]) => `${String(method)} ${url.replace(/^.*\/V1/, '')}`);

describe('saving a gift message', () => {
  it('posts to the customer’s cart, or to its item [GMSG-07]', async () => {
    await saveGiftMessage(customer, 'order', gift);
    await saveGiftMessage(customer, 'item:77', gift);
    expect(urls()).toEqual(['POST /carts/mine/gift-message', 'POST /carts/mine/gift-message/77']);
  });

  it('posts to the guest’s cart, or to its item [GMSG-08]', async () => {
    await saveGiftMessage(guest, 'order', gift);
    await saveGiftMessage(guest, 'item:77', gift);
    expect(urls()).toEqual([
      'POST /guest-carts/CART1/gift-message',
      'POST /guest-carts/CART1/gift-message/77',
    ]);
  });

  it('sends recipient, sender, message and extension attributes [GMSG-01][GMSG-09]', async () => {
    await saveGiftMessage(guest, 'order', gift);
    expect(sent[0]?.body).toEqual({ gift_message: { ...gift, extension_attributes: {} } });
  });

  it('sends null values to delete it [GMSG-06]', async () => {
    await saveGiftMessage(guest, 'item:77', null);
    expect(sent[0]?.body).toEqual({
      gift_message: { recipient: null, sender: null, message: null, extension_attributes: {} },
    });
  });

  it('does not take anything but true for a success', async () => {
    mockShop(() => json([]));
    expect(await saveGiftMessage(guest, 'order', gift)).toEqual({
      ok: false,
      error: { kind: 'malformed', status: 200 },
    });
  });
});

describe('loading a gift message', () => {
  it('returns its texts as they were written [GMSG-01]', async () => {
    mockShop(() => json({ gift_message_id: 11, customer_id: 0, ...gift }));
    expect(await loadGiftMessage(guest, 'item:77')).toEqual({ ok: true, value: gift });
    expect(sent[0]).toMatchObject({ method: 'GET', path: 'gift-message/77' });
  });

  it('returns null where there is none', async () => {
    mockShop(() => json([]));
    expect(await loadGiftMessage(customer, 'order')).toEqual({ ok: true, value: null });
  });

  it('does not take a page for a message', async () => {
    mockShop(() => json('<html>'));
    expect(await loadGiftMessage(customer, 'order')).toMatchObject({ ok: false });
  });
});
