import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hoodieInit } from '../../src/state/support/products';

const init = (selector: string, components: object) =>
  `<script type="text/x-magento-init">${JSON.stringify({ [selector]: components })}</script>`;

it('replaces the server-rendered controls with the page’s swatches [SWAT-01]', async () => {
  document.body.innerHTML =
    init('[data-role=swatch-options]', { 'Magento_Swatches/js/swatch-renderer': hoodieInit() }) +
    '<form><input type="hidden" name="product" value="19"><till-swatches>Before</till-swatches></form>';
  await import('../../../elements/catalog/till-swatches');
  await screen.findByRole('radiogroup', { name: 'Colour' });
  expect(document.body.textContent).not.toContain('Before');
});

it('applies a choice made before it was ready [SWAT-10]', async () => {
  Reflect.deleteProperty(globalThis, Symbol.for('till.runtime'));
  await import('../../../elements/catalog/till-swatches');
  document.body.innerHTML =
    init('[data-role=swatch-options]', { 'Magento_Swatches/js/swatch-renderer': hoodieInit() }) +
    '<form><input type="hidden" name="product" value="19"></form>';
  const host = document.createElement('till-swatches');
  const radio = (value: string) =>
    `<label><input type="radio" name="super_attribute[93]" value="${value}">${value}</label>`;
  host.innerHTML = radio('4') + radio('5');
  document.querySelector('form')?.append(host);
  host.querySelector<HTMLInputElement>('[value="5"]')?.click();
  await waitFor(() => {
    expect(screen.getByRole('radio', { name: 'Blue' }).getAttribute('aria-checked')).toBe('true');
  });
  expect(
    new FormData(document.querySelector('form') ?? undefined).getAll('super_attribute[93]'),
  ).toEqual(['5']);
});

it('gets the product of a tile from the container that the platform renders for its swatches [SWAT-03]', async () => {
  Reflect.deleteProperty(globalThis, Symbol.for('till.runtime'));
  await import('../../../elements/catalog/till-swatches');
  document.body.innerHTML =
    init('[data-role=swatch-option-19]', { 'Magento_Swatches/js/swatch-renderer': hoodieInit() }) +
    '<li class="product-item"><till-swatches listing><div class="swatch-opt-19" data-role="swatch-option-19"></div></till-swatches></li>';
  await screen.findByRole('radiogroup', { name: 'Colour' });
});
