import { beforeEach, describe, expect, it, vi } from 'vitest';
import { completeRequest, partialBuyRequest } from '../../../src/api/buy-request';
import { fail } from '../../../src/platform/result';
import { json, sent, mockShop } from '../state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const context = {
  baseUrl: 'https://shop.example/',
  storeCode: 'default',
  cart: { kind: 'guest' as const, maskedId: 'MASKED' },
};
const item = (more: Record<string, unknown>) => ({
  product_type: 'simple',
  options: [],
  qty: 2,
  item_id: '196',
  product_id: '3',
  ...more,
});
const cartOf = (more: Record<string, unknown>) => ({ data_id: 1, items: [item(more)] });
const engraving = { label: 'Engraving', value: 'Hi', option_id: '1', option_type: 'field' };
const wrap = { label: 'Gift wrap', value: 'Silk', option_id: '2', option_type: 'drop_down' };
const extras = { label: 'Extras', value: 'A, B', option_id: '3', option_type: 'checkbox' };

describe('the request that adds a line again', () => {
  it.each(['simple', 'virtual', 'grouped'])(
    'contains product and quantity for a plain %s product',
    (type) => {
      expect(partialBuyRequest(cartOf({ product_type: type }), '196')).toMatchObject({
        isComplete: true,
        request: [
          ['product', '3'],
          ['qty', '2'],
        ],
      });
    },
  );

  it('contains the attributes of a configurable product, which are in the section', () => {
    const options = [
      { label: 'Color', value: 'Blue', option_id: 93, option_value: '5' },
      { label: 'Size', value: 'M', option_id: 137, option_value: '8' },
    ];
    expect(
      partialBuyRequest(cartOf({ product_type: 'configurable', options }), '196'),
    ).toMatchObject({
      isComplete: true,
      request: [
        ['product', '3'],
        ['qty', '2'],
        ['super_attribute[93]', '5'],
        ['super_attribute[137]', '8'],
      ],
    });
  });

  it.each([
    ['custom options', { options: [engraving] }],
    ['links', { product_type: 'downloadable', options: [{ label: 'Links', value: ['A'] }] }],
    ['parts of a bundle', { product_type: 'bundle', options: [{ label: 'Bag', value: ['A'] }] }],
    ['a configurable product without attributes', { product_type: 'configurable' }],
  ])('is incomplete from the section alone for %s', (_what, more) => {
    expect(partialBuyRequest(cartOf(more), '196')?.isComplete).toBe(false);
  });

  it('is null for product types that do not expose their options, and for a missing line', () => {
    expect(partialBuyRequest(cartOf({ product_type: 'giftcard' }), '196')).toBeNull();
    expect(partialBuyRequest(cartOf({}), '7')).toBeNull();
    expect(partialBuyRequest(undefined, '196')).toBeNull();
  });
});

describe('options that only the cart items contain', () => {
  const complete = async (more: Record<string, unknown>) => {
    const partial = partialBuyRequest(cartOf(more), '196');
    return partial === null ? null : completeRequest(context, '196', partial);
  };
  const respondWithItem = (extension: Record<string, unknown>) => {
    mockShop(() =>
      json([
        { item_id: 5, sku: 'OTHER', quote_id: 'MASKED' },
        { item_id: 196, sku: 'MUG-ws', product_option: { extension_attributes: extension } },
      ]),
    );
  };

  beforeEach(() => {
    mockShop(() => fail({ kind: 'network' }));
  });

  it('are sent as the product form sends custom options', async () => {
    respondWithItem({
      custom_options: [
        { option_id: '1', option_value: 'Hello <b>' },
        { option_id: '2', option_value: '2' },
        { option_id: '3', option_value: '3,4' },
      ],
    });
    expect(await complete({ options: [engraving, wrap, extras] })).toEqual([
      ['product', '3'],
      ['qty', '2'],
      ['options[1]', 'Hello <b>'],
      ['options[2]', '2'],
      ['options[3][]', '3'],
      ['options[3][]', '4'],
    ]);
    expect(sent.map(({ path }) => path)).toEqual(['items']);
  });

  it('are the links of a download and the parts of a bundle', async () => {
    respondWithItem({ downloadable_option: { downloadable_links: [1, 2] } });
    expect(await complete({ product_type: 'downloadable' })).toContainEqual(['links[]', '2']);
    respondWithItem({ bundle_options: [{ option_id: 1, option_qty: 2, option_selections: [7] }] });
    expect(await complete({ product_type: 'bundle' })).toEqual([
      ['product', '3'],
      ['qty', '2'],
      ['bundle_option[1][]', '7'],
      ['bundle_option_qty[1]', '2'],
    ]);
  });

  it('are not guessed: with a date, a file, a missing option or no response the request is null', async () => {
    respondWithItem({ custom_options: [{ option_id: '4', option_value: '2026-01-01 00:00:00' }] });
    expect(await complete({ options: [{ option_id: '4', option_type: 'date' }] })).toBeNull();
    respondWithItem({ custom_options: [{ option_id: '1', option_value: 'Hi' }] });
    expect(await complete({ options: [engraving, wrap] })).toBeNull();
    respondWithItem({});
    expect(await complete({ product_type: 'bundle' })).toBeNull();
    mockShop(() => fail({ kind: 'network' }));
    expect(await complete({ options: [engraving] })).toBeNull();
  });
});
