import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hoodieInit } from '../../src/state/support/products';

const init = (selector: string, components: object) =>
  `<script type="text/x-magento-init">${JSON.stringify({ [selector]: components })}</script>`;

it('draws the swatches that the page prints, in the place of the server’s own [SWAT-01]', async () => {
  document.body.innerHTML =
    init('[data-role=swatch-options]', { 'Magento_Swatches/js/swatch-renderer': hoodieInit() }) +
    '<form><input type="hidden" name="product" value="19"><till-swatches>Before</till-swatches></form>';
  await import('../../../elements/catalog/till-swatches');
  await screen.findByRole('radiogroup', { name: 'Colour' });
  expect(document.body.textContent).not.toContain('Before');
});
