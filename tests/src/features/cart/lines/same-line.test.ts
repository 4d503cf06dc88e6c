import { describe, expect, it } from 'vitest';
import { parseCartSection } from '../../../../../src/api/sections';
import { isSameLine } from '../../../../../src/features/cart/lines/same-line';
import { wireCart, wireLine } from '../cart-shop';

const onRemove = () => undefined;
const propsOf = (more: Record<string, unknown> = {}) => ({
  line: parseCartSection(wireCart([wireLine(1, more)]))?.lines[0],
  onRemove,
});

describe('isSameLine', () => {
  it('skips a row whose line is equal in a new response', () => {
    expect(isSameLine(propsOf(), propsOf())).toBe(true);
  });

  it.each([
    ['quantity', { qty: 2 }],
    ['remark', { message: 'There are no source items' }],
    ['option', { options: [{ label: 'Format', value: 'Hardcover' }] }],
  ])('re-renders a row when its %s has changed', (_what, change) => {
    expect(isSameLine(propsOf(), propsOf(change))).toBe(false);
  });

  it('re-renders a row when it gets another callback or its amounts', () => {
    expect(isSameLine(propsOf(), { ...propsOf(), onRemove: () => undefined })).toBe(false);
    expect(isSameLine({ sums: undefined }, { sums: { price: 1 } })).toBe(false);
  });
});
