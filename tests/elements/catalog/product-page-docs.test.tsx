import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import '../../../elements/catalog/till-add-to-cart';
import '../../../elements/catalog/till-price';
import '../../../elements/catalog/till-swatches';
import { json, sent, mockShop } from '../../src/state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

/** The first snippet of the guide, as a merchant copies it. */
function snippet(): string {
  const guide = readFileSync('docs/product-page.md', 'utf8');
  const [, html] = /```html\n([\s\S]*?)```/.exec(guide) ?? [];
  if (html === undefined) throw new Error('The guide shows no page.');
  return html;
}

const variant = (amount: number) => ({ finalPrice: { amount }, basePrice: { amount } });
const INIT = {
  '[data-role=swatch-options]': {
    'Magento_Swatches/js/swatch-renderer': {
      jsonConfig: {
        productId: '60',
        attributes: {
          93: {
            id: '93',
            code: 'color',
            label: 'Colour',
            options: [
              { id: '52', label: 'Teal', products: ['61'] },
              { id: '53', label: 'Rust', products: ['62'] },
            ],
          },
        },
        index: { 61: { 93: '52' }, 62: { 93: '53' } },
        optionPrices: { 61: variant(10), 62: variant(12) },
      },
      jsonSwatchConfig: { 93: { 52: { type: '1', value: '#008080', label: 'Teal' } } },
    },
  },
};

it('the page of the guide shows prices, validates and submits as documented [ADDTO-01][PROD-04][SWAT-13]', async () => {
  mockShop(() => json([]));
  document.head.innerHTML = `<script type="text/x-magento-init">${JSON.stringify(INIT)}</script>`;
  document.body.innerHTML = snippet();
  const rust = await screen.findByRole('radio', { name: 'Rust' });
  const button = screen.getByRole('button', { name: 'Add to Cart' });
  await waitFor(() => {
    expect(document.querySelector('till-add-to-cart .till-messages')).not.toBeNull();
  });
  await userEvent.click(button);
  expect(sent.filter(({ path }) => path.includes('cart/add'))).toHaveLength(0);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Teal' }));
  await userEvent.click(rust);
  expect(document.querySelector('till-price')?.textContent).toContain('12.00');
  await userEvent.click(button);
  const [post] = sent.filter(({ path }) => path.includes('cart/add'));
  expect(Object.fromEntries(post?.body as FormData)).toMatchObject({
    product: '60',
    selected_configurable_option: '62',
    'super_attribute[93]': '53',
    qty: '1',
  });
});
