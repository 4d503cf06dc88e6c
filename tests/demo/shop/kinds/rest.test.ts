// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import { GuestCart, openShop, Visitor } from '../../visitor';

interface Item {
  readonly item_id: number;
  readonly sku: string;
  readonly qty: number;
  readonly price: number;
  readonly product_type: string;
  readonly product_option?: { readonly extension_attributes: Record<string, unknown> };
  readonly message?: string;
}

const chosen = (attributes: object) => ({ extension_attributes: attributes });

const evening = chosen({
  bundle_options: [
    { option_id: 1, option_qty: 2, option_selections: [1] },
    { option_id: 2, option_qty: 1, option_selections: [4] },
    { option_id: 4, option_qty: 1, option_selections: [8, 10] },
  ],
});

const named = chosen({
  custom_options: [
    { option_id: '1', option_value: 'Hello <b>' },
    { option_id: '3', option_value: '3' },
    { option_id: '5', option_value: '7,8' },
  ],
});

const giftCard = chosen({
  giftcard_item_option: {
    giftcard_amount: 'custom',
    custom_giftcard_amount: 37.5,
    giftcard_sender_name: 'Ann',
    giftcard_sender_email: 'ann@example.com',
    giftcard_recipient_name: 'Bo',
    giftcard_recipient_email: 'bo@example.com',
    giftcard_message: 'Read <this>',
  },
});

describe('kinds of products over REST', () => {
  let shop: DemoShop;
  let visitor: Visitor;
  beforeAll(() => {
    shop = openShop();
    visitor = new Visitor(shop);
  });
  afterAll(() => {
    shop.close();
  });

  const add = async (cart: GuestCart, sku: string, qty = 1, option?: object): Promise<Item> =>
    (await cart.add(sku, qty, option)).body as Item;

  it('adds a bundle at the price of its parts, with their SKUs after its own', async () => {
    const cart = await GuestCart.make(visitor);
    const item = await add(cart, 'BN-EVENING', 1, evening);
    expect(item).toMatchObject({
      sku: 'BN-EVENING-BK-SALT-NB-POCKET-LP-MOTH-LP-SINGLE',
      product_type: 'bundle',
      product_option: evening,
    });
    const { body } = await cart.totals();
    expect(item.price).toBe(body.subtotal);
    const [line] = body.items;
    expect(line).not.toHaveProperty('tax_percent');
    const options = JSON.parse(line?.options ?? '') as { label: string; value: string }[];
    expect(options.map(({ label }) => label)).toEqual([
      'A book',
      'Something to write in',
      'Records for the background',
    ]);
    expect(options[0]?.value).toBe('2 x The Salt Road <span class="price">$16.50</span>');
    expect(options[2]?.value).toContain('<br />\n2 x ');
  });

  it('adds what a selection costs to a bundle of fixed price, in money and in percent', async () => {
    const cart = await GuestCart.make(visitor);
    const pick = (...selections: number[]) =>
      chosen({
        bundle_options: [
          { option_id: 5, option_qty: 1, option_selections: selections.slice(0, 1) },
          { option_id: 7, option_qty: 1, option_selections: selections.slice(1) },
        ],
      });
    expect(await add(cart, 'BN-CLUB', 1, pick(11))).toMatchObject({ sku: 'BN-CLUB', price: 36 });
    expect((await add(cart, 'BN-CLUB', 1, pick(12, 15))).price).toBe(44);
    expect((await add(cart, 'BN-CLUB', 1, pick(13))).price).toBe(39.6);
  });

  it('adds each product of a group as a line of its own', async () => {
    const cart = await GuestCart.make(visitor);
    expect(await add(cart, 'GR-NORTH')).toMatchObject({ sku: 'LP-MOTH', product_type: 'grouped' });
    const { body } = await cart.call<Item[]>('GET', '/items');
    expect(body.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['LP-MOTH', 1],
      ['LP-NORTH', 1],
    ]);
    expect(body[0]).not.toHaveProperty('product_option');
  });

  it('prices custom options in money and in percent, and ends the SKU with theirs', async () => {
    const cart = await GuestCart.make(visitor);
    const item = await add(cart, 'BK-YOURS', 1, named);
    expect(item).toMatchObject({
      sku: 'BK-YOURS-name-rg-sc-',
      price: 24 + 6 + 6 + 9 + 1.25,
      product_type: 'simple',
      product_option: named,
    });
    const { body } = await cart.totals();
    expect(body.items[0]?.options).toBe(
      '[{"value":"Hello &lt;b&gt;","label":"Name of the hero"},{"value":"Rag &lt;handmade&gt;","label":"Paper"},{"value":"Slipcase, Bookplate","label":"Extras"}]',
    );
  });

  it('sells a gift card of any amount within its bounds; it needs no shipping', async () => {
    const cart = await GuestCart.make(visitor);
    expect(await add(cart, 'GC-LETTER', 1, giftCard)).toMatchObject({
      price: 37.5,
      product_type: 'giftcard',
      product_option: giftCard,
    });
    const { body } = await cart.call<{ is_virtual: boolean }>('GET', '');
    expect(body.is_virtual).toBe(true);
    const paper = await GuestCart.make(visitor);
    const option = { ...giftCard.extension_attributes };
    const fixed = { ...option, giftcard_item_option: { giftcard_amount: '40' } };
    expect((await add(paper, 'GC-PAPER', 1, chosen(fixed))).message).toBe(
      'Please specify a recipient name.',
    );
  });

  it('lowers the price of a line that grows into a tier, and only of that line', async () => {
    const cart = await GuestCart.make(visitor);
    expect((await add(cart, 'NB-SCHOOL', 9)).price).toBe(4.5);
    const grown = await add(cart, 'NB-SCHOOL', 1);
    expect(grown).toMatchObject({ qty: 10, price: 3.9 });
    const { body } = await cart.call<Item>('PUT', `/items/${String(grown.item_id)}`, {
      cartItem: { quote_id: cart.id, qty: 100 },
    });
    expect(body.price).toBe(2.95);
  });

  it('takes a fraction of what is sold by length, and whole pieces of everything else', async () => {
    const cart = await GuestCart.make(visitor);
    expect(await add(cart, 'CL-LINEN', 1.5)).toMatchObject({ qty: 1.5, price: 9.99 });
    expect((await add(cart, 'CL-LINEN', 0.1)).message).toContain('in quantities of 0.25');
    expect((await add(cart, 'BK-SALT', 1.5)).qty).toBe(1);
    const { body } = await cart.call<{ items_qty: number }>('GET', '');
    expect(body.items_qty).toBe(2.5);
    expect((await cart.totals()).body).toMatchObject({ items_qty: 2, subtotal: 31.49 });
    const tea = await GuestCart.make(visitor);
    expect((await add(tea, 'TE-SHOP', 0.05)).message).toBe('The fewest you may purchase is 0.1.');
    expect((await add(tea, 'TE-SHOP', 0.35)).qty).toBe(0.35);
  });

  it('adds a fee on every piece to the grand total alone [WEEE-01] [WEEE-02]', async () => {
    const cart = await GuestCart.make(visitor);
    await add(cart, 'LT-CLIP', 2);
    const { body } = await cart.totals();
    expect(body.subtotal).toBe(64);
    expect(body.grand_total).toBeCloseTo(64 + 3 + body.tax_amount);
    expect(body.total_segments).toContainEqual({ code: 'weee_tax', title: 'FPT', value: 3 });
    const line = body.items[0] as unknown as Record<string, unknown>;
    expect(line).toMatchObject({ row_total: 64, weee_tax_applied_amount: 1.5 });
    expect(JSON.parse(String(line.weee_tax_applied))).toEqual([
      expect.objectContaining({ title: 'Recycling fee', row_amount: 3, row_amount_incl_tax: 3 }),
    ]);
  });

  it('sells links one by one', async () => {
    const cart = await GuestCart.make(visitor);
    const links = chosen({ downloadable_option: { downloadable_links: [11, 13] } });
    expect(await add(cart, 'EB-MOSS', 1, links)).toMatchObject({
      price: 13,
      product_type: 'downloadable',
      product_option: links,
    });
  });

  it.each([
    ['BN-EVENING', undefined, 'Please specify product option(s).'],
    [
      'BN-EVENING',
      chosen({ bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [1] }] }),
      'Please select all required options.',
    ],
    [
      'BN-EVENING',
      chosen({ bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [3] }] }),
      'The required options you selected are not available.',
    ],
    [
      'BK-YOURS',
      undefined,
      "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
    ],
    [
      'BK-YOURS',
      chosen({ custom_options: [{ option_id: '1', option_value: 'x'.repeat(31) }] }),
      'The text is too long. Shorten the text and try again.',
    ],
    ['EB-MOSS', undefined, 'Please specify product link(s).'],
    ['GC-LETTER', undefined, 'Please specify all the required information.'],
    [
      'GC-LETTER',
      chosen({
        giftcard_item_option: { giftcard_amount: 'custom', custom_giftcard_amount: 5 },
      }),
      'Gift Card min amount is $10.00',
    ],
    [
      'GC-LETTER',
      chosen({ giftcard_item_option: { giftcard_amount: '26' } }),
      'Please specify a gift card amount.',
    ],
    [
      'GR-NORTH',
      chosen({ grouped_options: [{ id: 12, qty: 0 }] }),
      'Please specify the quantity of product(s).',
    ],
  ])('refuses %s without what it needs, as the platform says it', async (sku, option, message) => {
    const cart = await GuestCart.make(visitor);
    const answer = await cart.add(sku, 1, option);
    expect(answer).toMatchObject({ status: 400, body: { message } });
    expect((await cart.call('GET', '/items')).body).toEqual([]);
  });

  it('takes the parts of a bundle off the shelf, and no line of a group that lacks one', async () => {
    const own = openShop();
    const guest = new Visitor(own);
    const cart = await GuestCart.make(guest);
    expect((await add(cart, 'BN-EVENING', 1, evening)).qty).toBe(1);
    await cart.ship();
    expect((await cart.place()).status).toBe(200);
    const other = await GuestCart.make(guest);
    expect((await add(other, 'BK-SALT', 3599)).message).toBe('The requested qty is not available');
    expect((await add(other, 'BK-SALT', 3598)).qty).toBe(3598);
    const group = chosen({
      grouped_options: [
        { id: 12, qty: 1 },
        { id: 13, qty: 100_000 },
      ],
    });
    const refused = await add(await GuestCart.make(guest), 'GR-NORTH', 1, group);
    expect(refused.message).toBeDefined();
    own.close();
  });
});
