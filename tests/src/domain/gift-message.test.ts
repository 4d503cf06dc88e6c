import { describe, expect, it } from 'vitest';
import {
  giftTarget,
  isGiftAllowed,
  isSameGift,
  itemOfTarget,
} from '../../../src/domain/gift-message';
import type { GiftOptions } from '../../../src/domain/gift-message.types';

const options = (changes: Partial<GiftOptions> = {}): GiftOptions => ({
  isOrderLevelEnabled: false,
  isItemLevelEnabled: false,
  items: {},
  unread: [],
  saved: {},
  ...changes,
});

describe('where gift messages are allowed', () => {
  it('is the flag of its level, for the order and for an item [GMSG-02][GMSG-03]', () => {
    expect(isGiftAllowed(options(), 'order')).toBe(false);
    expect(isGiftAllowed(options({ isItemLevelEnabled: true }), 'order')).toBe(false);
    expect(isGiftAllowed(options({ isOrderLevelEnabled: true }), 'order')).toBe(true);
    expect(isGiftAllowed(options({ isOrderLevelEnabled: true }), 'item:7')).toBe(false);
    expect(isGiftAllowed(options({ isItemLevelEnabled: true }), 'item:7')).toBe(true);
  });

  it('is decided by the flag of an item first [GMSG-02]', () => {
    const items = {
      '7': { isAvailable: false },
      '8': { isAvailable: true },
      '9': { isAvailable: null },
    };
    const on = options({ isItemLevelEnabled: true, items });
    expect([7, 8, 9].map((id) => isGiftAllowed(on, giftTarget(String(id))))).toEqual([
      false,
      true,
      true,
    ]);
    const off = options({ items });
    expect([7, 8, 9].map((id) => isGiftAllowed(off, giftTarget(String(id))))).toEqual([
      false,
      true,
      false,
    ]);
  });
});

it('names the item of a target, and none for the order', () => {
  expect([itemOfTarget('order'), itemOfTarget('item:77')]).toEqual([null, '77']);
});

it('takes messages for the same whatever their line breaks are, and no others', () => {
  const one = { recipient: 'Bob', sender: 'Ann', message: 'Enjoy\r\nit' };
  expect(isSameGift(one, { ...one, message: 'Enjoy\nit' })).toBe(true);
  expect(isSameGift(one, { ...one, message: 'Enjoy it' })).toBe(false);
  expect(isSameGift(one, { ...one, sender: 'Anna' })).toBe(false);
  expect(isSameGift(one, { ...one, recipient: '' })).toBe(false);
});
