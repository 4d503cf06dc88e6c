// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import { printPageConfig } from '../../../../demo/shop/pages/page-config';
import { openShop, Visitor } from '../../visitor';

type Json = Record<string, unknown>;

describe('page configuration', () => {
  let shop: DemoShop;
  beforeAll(() => {
    shop = openShop();
  });
  afterAll(() => {
    shop.close();
  });

  async function checkoutPage(visitor: Visitor) {
    await visitor.arrive();
    await visitor.post('/checkout/cart/add/', { product: '3', qty: '1' });
    const { text } = await visitor.get('/checkout/');
    const [, till = '{}'] = /data-till-config[^>]*>(.*?)<\/script>/s.exec(text) ?? [];
    const init = [...text.matchAll(/type="text\/x-magento-init"[^>]*>(.*?)<\/script>/gs)];
    return {
      config: (JSON.parse(till) as { checkoutConfig: Json }).checkoutConfig,
      init: init.map(([, json = '{}']) => JSON.parse(json) as Json),
    };
  }

  it('renders amounts as text, missing ones as [], and the masked id for a guest', async () => {
    const { config } = await checkoutPage(new Visitor(shop));
    expect(config).toMatchObject({
      customerData: [],
      isCustomerLoggedIn: false,
      selectedShippingMethod: null,
      activeCarriers: ['flatrate', 'tablerate', 'freeshipping'],
      quoteData: { subtotal: '9.9900', items_qty: '1.0000', is_virtual: 0 },
      totalsData: { grand_total: '10.8100', tax_amount: '0.8200', items_qty: 1 },
      postCodes: { DE: { pattern_1: { pattern: '^[0-9]{5}$', example: '12345' } } },
    });
    expect((config.quoteData as Json).entity_id).toMatch(/^[0-9a-f]{32}$/);
  });

  it('renders a customer with addresses by id', async () => {
    const visitor = new Visitor(shop);
    await visitor.arrive();
    await visitor.logIn();
    const { config } = await checkoutPage(visitor);
    expect(config.customerData).toMatchObject({
      id: '1',
      default_billing: '2',
      addresses: {
        1: {
          default_shipping: true,
          inline: 'Jane Doe, 1 Sunset Blvd Apt 2, Los Angeles, California 90034, United States',
        },
        2: { default_billing: true, region: { region_code: 'NY', region_id: 43 } },
      },
    });
    expect((config.quoteData as Json).entity_id).toMatch(/^\d+$/);
  });

  it('renders the address forms and their dictionaries [CONF-10]', async () => {
    const { init } = await checkoutPage(new Visitor(shop));
    const app = init.find((entry) => '#checkout' in entry);
    const text = JSON.stringify(app);
    expect(text).toContain('"dataScope":"shippingAddress.street"');
    expect(text).toContain(
      '{"value":"US","label":"United States","is_default":true,"is_region_required":true}',
    );
    expect(text).toContain('{"value":"FR","label":"France","is_region_visible":true}');
    expect(text).toContain('"title":"California","country_id":"US"');
  });

  it('cannot be broken out of', () => {
    const html = printPageConfig({
      till: { checkout: '</script><!--' },
      init: [{ '*': { x: '<' } }],
    });
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(html).not.toContain('<!--');
  });
});
