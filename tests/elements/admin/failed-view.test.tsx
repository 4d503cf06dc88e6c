// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

import { AdminFormElement } from '../../../elements/admin/form-element';
import { app, field, fieldset } from '../../src/domain/admin-form/configured';

vi.mock('../../../src/features/admin-form/AdminForm', () => ({
  AdminForm: () => {
    throw new Error('broken');
  },
}));

it('gives a form whose view throws back to the stock front end, and starts it', async () => {
  const applied = vi.fn();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('require', (_: unknown, run: (mage: { apply: () => void }) => void) => {
    run({ apply: applied });
  });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  customElements.define('till-admin-form', AdminFormElement);
  const config = {
    '*': { 'Magento_Ui/js/core/app': app({ set: fieldset({ a: field('input') }) }) },
  };
  document.body.innerHTML = `<button id="save" data-mage-init='{"button":{}}'></button>`;
  const element = document.createElement('till-admin-form');
  element.setAttribute('namespace', 'f');
  element.innerHTML = `<div class="stock"><script type="text/x-magento-init">${JSON.stringify(config)}</script></div>`;
  document.body.append(element);
  await vi.waitFor(() => {
    expect(applied).toHaveBeenCalled();
  });
  expect(document.querySelector<HTMLElement>('.stock')?.hidden).toBe(false);
  expect(document.querySelector('script')?.type).toBe('text/x-magento-init');
  expect(document.querySelector('#save')?.getAttribute('data-mage-init')).toBe('{"button":{}}');
  expect(document.querySelector('.till-root')).toBeNull();
  expect(logged.mock.calls.flat().join(' ')).toContain('gave "f" back to the stock front end');
});
