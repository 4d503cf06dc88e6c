// @vitest-environment node
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { openShop, Visitor } from '../../visitor';

interface Item {
  readonly product_type: string;
  readonly product_id: string;
  readonly product_sku: string;
  readonly qty: number;
  readonly is_virtual?: number;
  readonly product_price_value: number;
  readonly canApplyMsrp: boolean;
  readonly options: readonly Record<string, unknown>[];
}

interface Cart {
  readonly items: readonly Item[];
  readonly subtotalAmount: string;
}

describe('kinds of products by the form', () => {
  const shop = openShop();
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = new Visitor(shop);
    await visitor.arrive();
  });
  afterAll(() => {
    shop.close();
  });

  const add = (id: number, fields: Record<string, string> = {}) =>
    visitor.post(`/checkout/cart/add/product/${String(id)}/`, { product: String(id), ...fields });
  const items = async () => (await visitor.section<Cart>('cart')).items;

  it('adds a bundle with every kind of part', async () => {
    expect(
      (
        await add(301, {
          'bundle_option[1]': '2',
          'bundle_option_qty[1]': '3',
          'bundle_option[2]': '5',
          'bundle_option_qty[2]': '4',
          'bundle_option[3][6]': '6',
          'bundle_option[3][7]': '7',
          'bundle_option[4][]': '9',
        })
      ).body,
    ).toEqual([]);
    const [item] = await items();
    expect(item).toMatchObject({ product_type: 'bundle', product_id: '301', qty: 1 });
    expect(item?.options.map(({ label, value, has_html }) => [label, value, has_html])).toEqual([
      ['A book', [expect.stringMatching(/^3 x .*<span class="price">/)], true],
      ['Something to write in', [expect.stringMatching(/^4 x Exercise Book /)], true],
      ['Small things', [expect.stringMatching(/^3 x /), expect.stringMatching(/^1 x Clip/)], true],
      ['Records for the background', [expect.stringMatching(/^1 x /)], true],
    ]);
  });

  it('adds the members of a group that have a quantity; text counts as none [GRPD-03]', async () => {
    await add(303, { 'super_group[12]': '2', 'super_group[13]': 'abc', 'super_group[14]': '' });
    expect(await items()).toMatchObject([{ product_type: 'grouped', product_id: '12', qty: 2 }]);
  });

  it('adds a gift card with its texts', async () => {
    const words = {
      giftcard_amount: '50',
      giftcard_sender_name: 'Ann',
      giftcard_sender_email: 'ann@example.com',
      giftcard_recipient_name: 'Bo <b>',
      giftcard_recipient_email: 'bo@example.com',
      giftcard_message: 'For the shelf',
    };
    await add(305, words);
    const [item] = await items();
    expect(item).toMatchObject({
      product_type: 'giftcard',
      product_price_value: 50,
      is_virtual: 1,
      options: [
        { label: 'Gift Card Sender', value: 'Ann &lt;ann@example.com&gt;' },
        { label: 'Gift Card Recipient', value: 'Bo &lt;b&gt; &lt;bo@example.com&gt;' },
        { label: 'Gift Card Message', value: 'For the shelf' },
      ],
    });
    await add(305, { ...words, giftcard_amount: 'custom', custom_giftcard_amount: '12.34' });
    expect((await items())[0]?.product_price_value).toBe(12.34);
  });

  it('adds values of custom options, dates from their three fields', async () => {
    await add(310, {
      'options[1]': 'Iris',
      'options[2]': '',
      'options[3]': '2',
      'options[4]': '6',
      'options[5][]': '8',
      'options[6][month]': '12',
      'options[6][day]': '4',
      'options[6][year]': '2026',
    });
    const [item] = await items();
    expect(item).toMatchObject({ product_sku: 'BK-YOURS-name-ld', product_price_value: 35.25 });
    expect(item?.options).toContainEqual({
      label: 'Send it on',
      value: 'Dec 4, 2026',
      print_value: 'Dec 4, 2026',
      option_id: '6',
      option_type: 'date',
      custom_view: false,
    });
    expect(item?.options).toHaveLength(5);
  });

  it('keeps lines apart that differ in what was chosen', async () => {
    const name = (text: string) => add(310, { 'options[1]': text, 'options[3]': '1' });
    await name('Iris');
    await name('Tom');
    await name('Iris');
    expect((await items()).map(({ qty }) => qty)).toEqual([1, 2]);
  });

  it('adds weight, tiers, fees and prices that are not advertised', async () => {
    await add(308, { qty: '0.25' });
    await add(309, { qty: '25' });
    await add(315);
    await add(313);
    const list = await items();
    expect(list.map((item) => [item.product_sku, item.qty, item.product_price_value])).toEqual([
      ['FM-DUNE', 1, 22],
      ['LT-CLIP', 1, 32],
      ['NB-SCHOOL', 25, 3.4],
      ['TE-SHOP', 0.25, 48],
    ]);
    expect(list.map(({ canApplyMsrp }) => canApplyMsrp)).toEqual([true, false, false, false]);
    expect((await visitor.section<Cart>('cart')).subtotalAmount).toBe('151.0000');
  });

  it.each([
    [301, '/a-reading-evening.html', 'Please specify product option(s).'],
    [303, '/records-of-the-north.html', 'Please specify the quantity of product(s).'],
    [305, '/gift-card-by-e-mail.html', 'Please specify a gift card amount.'],
    [
      310,
      '/a-book-with-your-name-in-it.html?startcustomization=1',
      "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
    ],
    [311, '/moss-after-rain-e-book.html', 'Please specify product link(s).'],
  ])('sends the form of %d back to its page with one message', async (id, path, message) => {
    visitor.isScript = false;
    const answer = await add(id);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(`http://shop.example${path}`);
    const page = await visitor.get(path);
    const shown = message.replaceAll("'", '&#039;');
    expect(page.text.includes(message) || page.text.includes(shown)).toBe(true);
    const again = await visitor.get(path);
    expect(again.text.includes(message) || again.text.includes(shown)).toBe(false);
    visitor.isScript = true;
    expect(await items()).toEqual([]);
  });
});
