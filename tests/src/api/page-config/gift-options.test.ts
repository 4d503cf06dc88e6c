import { describe, expect, it } from 'vitest';
import { parseGiftOptions } from '../../../../src/api/page-config/gift-options';
import { giftPlaces } from '../../../../src/api/page-config/gift-places';
import type { PageSource } from '../../../../src/platform/page/page-source';

const gift = { recipient: 'Bob', sender: 'Ann', message: 'Enjoy\nit' };
const row = { gift_message_id: '13', customer_id: '0', ...gift };

const page = (
  giftOptionsConfig: unknown,
  checkoutConfig: PageSource['checkoutConfig'] = {},
): PageSource => ({
  checkoutConfig,
  checkout: {},
  init: {},
  globals: { giftOptionsConfig },
  dictionaryUrl: null,
  phrases: {},
});

/** As recorded: a cart page with messages for the order and one of two items. */
const given = {
  giftMessage: { orderLevel: row, itemLevel: { 564: { message: row }, 565: [] } },
  isOrderLevelGiftOptionsEnabled: true,
  isItemLevelGiftOptionsEnabled: true,
  storeCode: 'default',
};

/** As recorded: a cart page with messages disabled. */
const off = {
  giftMessage: { itemLevel: { 459: [] } },
  isItemLevelGiftOptionsEnabled: false,
  storeCode: 'default',
};

describe('the gift messages of a page', () => {
  it('are its flags and the messages of both levels [GMSG-01][GMSG-02][GMSG-03]', () => {
    expect(parseGiftOptions(page(given))).toEqual({
      isOrderLevelEnabled: true,
      isItemLevelEnabled: true,
      items: { 564: { isAvailable: null }, 565: { isAvailable: null } },
      unread: [],
      saved: { order: gift, 'item:564': gift },
    });
    expect(giftPlaces(page(given))).toEqual({ order: true, items: true });
  });

  it('are none if the page contains true or nothing instead', () => {
    const allowed = { ...given, giftMessage: { orderLevel: true, itemLevel: true } };
    expect(parseGiftOptions(page(allowed))).toMatchObject({ items: {}, saved: {}, unread: [] });
    expect(parseGiftOptions(page(off))).toMatchObject({
      isOrderLevelEnabled: false,
      isItemLevelEnabled: false,
      saved: {},
    });
    expect(giftPlaces(page(off))).toEqual({ order: false, items: false });
    expect(giftPlaces(page(undefined, null))).toEqual({ order: false, items: false });
  });

  it('respect the flag of an item [GMSG-02]', () => {
    const own = { itemLevel: { 459: { is_available: true }, 460: { is_available: '0' } } };
    const source = page({ ...off, giftMessage: own });
    expect(parseGiftOptions(source).items).toEqual({
      459: { isAvailable: true },
      460: { isAvailable: false },
    });
    const quoteItemData = [{ item_id: '460', is_virtual: '0', gift_message_id: '12' }];
    const withMessage = { ...source, checkoutConfig: { quoteItemData } };
    expect(parseGiftOptions(withMessage).items['460']).toEqual({ isAvailable: false });
    expect(giftPlaces(source)).toEqual({ order: false, items: true });
  });

  it('are refused for goods that are not sent', () => {
    const rows = [
      { item_id: '564', is_virtual: '0', gift_message_id: null },
      { item_id: '565', is_virtual: '1', gift_message_id: null },
    ];
    const { items } = parseGiftOptions(page(given, { quoteItemData: rows }));
    expect(items['564']).toEqual({ isAvailable: null });
    expect(items['565']).toEqual({ isAvailable: false });
  });

  it('are known in a stock checkout, which contains only their ids [GMSG-04]', () => {
    const quote = {
      quoteData: { gift_message_id: '13' },
      quoteItemData: [
        { item_id: '564', is_virtual: '0', gift_message_id: '12' },
        { item_id: '565', is_virtual: '0', gift_message_id: null },
      ],
    };
    const source = page(undefined, quote);
    expect(giftPlaces(source).order).toBe(true);
    expect(parseGiftOptions(source)).toMatchObject({
      isOrderLevelEnabled: true,
      items: { 564: { isAvailable: true } },
      unread: ['order', 'item:564'],
    });
    expect(parseGiftOptions(page(given, quote)).unread).toEqual([]);
  });

  it('come from Till’s own configuration where that has them', () => {
    const source = { ...page(off), checkout: { giftOptionsConfig: given } };
    expect(parseGiftOptions(source).saved.order).toEqual(gift);
  });
});
