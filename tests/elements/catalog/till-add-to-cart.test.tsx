import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { startPage } from '../../../elements/bootstrap';
import '../../../elements/catalog/till-add-to-cart';
import '../../../elements/catalog/till-swatches';
import { addingSettled } from '../../../src/state/add-to-cart/add-to-cart-slice';
import { selectProduct } from '../../../src/state/catalog/catalog-slice';
import { json, sent, mockShop } from '../../src/state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

const COLOUR = { id: '52', label: 'Teal', products: ['61'] };
const OPTIONS = {
  '[data-role=swatch-options]': {
    'Magento_Swatches/js/swatch-renderer': {
      jsonConfig: {
        productId: '60',
        attributes: { 93: { id: '93', code: 'color', label: 'Colour', options: [COLOUR] } },
        index: { 61: { 93: '52' } },
        optionPrices: { 61: { finalPrice: { amount: 10 } } },
      },
      jsonSwatchConfig: { 93: { 52: { type: '1', value: '#008080', label: 'Teal' } } },
    },
  },
  '#product_addtocart_form': {
    priceOptions: {
      optionConfig: { 3: { 2: { prices: { finalPrice: { amount: 2.5, adjustments: [] } } } } },
    },
  },
};
document.head.innerHTML = `<script type="text/x-magento-init">${JSON.stringify(OPTIONS)}</script>`;

const adds = () => sent.filter(({ path }) => path.includes('cart/add'));
const events: CustomEvent[] = [];
const heard = (event: Event) => {
  if (event instanceof CustomEvent) events.push(event);
};

/** A product form of the shop with the element around its button. */
async function renderForm(fields: string, action = '/checkout/cart/add/uenc/x/product/60/') {
  document.body.innerHTML = `<form action="${action}" method="post" data-product-sku="BK-1">
    <input type="hidden" name="product" value="60"><input type="hidden" name="uenc" value="x">
    <input type="hidden" name="form_key" value="of a cached page">${fields}
    <till-add-to-cart><button type="submit" class="tocart"><span>Add to Cart</span></button></till-add-to-cart></form>`;
  await waitFor(() => {
    expect(document.querySelector('till-add-to-cart .till-messages')).not.toBeNull();
  });
  const form = document.querySelector('form');
  if (form === null) throw new Error('no form');
  return {
    form,
    button: screen.getByRole('button'),
    press: () => userEvent.click(screen.getByRole('button')),
  };
}

beforeEach(() => {
  startPage().store.dispatch(addingSettled({ productId: '60' }));
  mockShop((_request, path) =>
    path.includes('cart/add') ? json([]) : json({ messages: { data_id: 1, messages: [] } }),
  );
  events.length = 0;
  document.addEventListener('till-product-added', heard);
  document.addEventListener('till-product-refused', heard);
});
afterEach(() => {
  document.body.replaceChildren();
});

describe('<till-add-to-cart>', () => {
  it('posts the form to its own action with the visitor’s form key [ADDTO-01]', async () => {
    const { press, button } = await renderForm('<input name="qty" aria-label="Qty" value="2">');
    await press();
    await waitFor(() => {
      expect(button.textContent).toBe('Added');
    });
    expect(adds()).toHaveLength(1);
    const body = adds()[0]?.body as FormData;
    expect(Object.fromEntries(body)).toMatchObject({ product: '60', uenc: 'x', qty: '2' });
    expect(body.get('form_key')).toMatch(/^\w{16}$/);
  });

  it('enables the button, which the platform renders disabled [ADDTO-01]', async () => {
    document.body.innerHTML = `<form action="/checkout/cart/add/"><input type="hidden" name="product" value="60">
      <till-add-to-cart><button type="submit" class="tocart" disabled><span>Add to Cart</span></button></till-add-to-cart></form>`;
    await waitFor(() => {
      expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
    });
  });

  it('names a choice by its own label, not by its fieldset’s [PROD-04]', async () => {
    const rule = `data-validate="{'validate-one-required-by-name':true}"`;
    const { press } = await renderForm(
      `<fieldset><legend>Customize Camping Kit</legend><div class="field option required"><label class="label"><span>Cooking</span></label>
        <div class="control"><div class="field choice"><input type="radio" name="bundle_option[2]" value="3" id="b3" ${rule}><label for="b3">Stove <span class="price-container">$79.00</span></label></div></div></div>
        <p>After</p></fieldset>`,
    );
    await press();
    const fault = screen.getByText('Cooking: Please select one of the options.');
    expect(fault.parentElement?.className).toBe('field option required');
    expect(adds()).toHaveLength(0);
  });

  it('disables the button while the request runs, then announces "Added" [ADDTO-05][ADDTO-06]', async () => {
    let answer = (): void => undefined;
    mockShop(
      () =>
        new Promise(
          (resolve) =>
            (answer = () => {
              resolve(json([]));
            }),
        ),
    );
    const { press, button } = await renderForm('');
    await press();
    expect(button.textContent).toBe('Adding...');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    await press();
    expect(adds()).toHaveLength(1);
    answer();
    await waitFor(() => {
      expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Added')).toBe(
        true,
      );
    });
  });

  it('fires an event with what was added [ADDTO-04]', async () => {
    const { press } = await renderForm(
      '<input type="hidden" name="super_attribute[93]" value="52">',
    );
    await press();
    await waitFor(() => {
      expect(events).toHaveLength(1);
    });
    expect(events[0]?.type).toBe('till-product-added');
    expect(events[0]?.detail).toEqual({
      sku: 'BK-1',
      productIds: ['60'],
      productInfo: [{ id: '60', optionValues: ['52'] }],
    });
  });

  it('shows an error at the missing field and focuses it [PROD-04]', async () => {
    const { press } = await renderForm(
      `<label for="size">Size *</label><select id="size" name="super_attribute[144]" required><option value="">Choose</option><option value="1">L</option></select>
       <fieldset><legend>Colour</legend><label><input type="radio" name="super_attribute[93]" value="52" required>Teal</label></fieldset>`,
    );
    await press();
    const size = screen.getByLabelText(/Size/);
    expect(document.activeElement).toBe(size);
    expect(size.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Size: This is a required field.').id).toBe(
      size.getAttribute('aria-describedby'),
    );
    expect(screen.getByText('Colour: This is a required field.')).toBeDefined();
    expect(adds()).toHaveLength(0);
    await userEvent.selectOptions(size, '1');
    await userEvent.click(screen.getByRole('radio'));
    await press();
    expect(adds()).toHaveLength(1);
    expect(screen.queryByText(/required field/)).toBeNull();
  });

  it('removes an error as soon as it is fixed, and on reset [PROD-04]', async () => {
    const { form, press } = await renderForm(
      `<label for="n"><span>Name</span> <span class="price-notice">+$6.00</span></label><input id="n" name="options[1]" aria-describedby="note" required>
       <label for="p">Paper <span aria-hidden="true">*</span></label><select id="p" name="options[2]" required><option value="">-</option><option value="1">Laid</option></select>
       <fieldset><legend>Ink</legend><label><input type="radio" name="options[3]" value="1" required>Black</label><label><input type="radio" name="options[3]" value="2" required>Blue</label></fieldset>`,
    );
    const faults = () =>
      [...form.querySelectorAll('.till-field-error')].map(({ textContent }) => textContent);
    await press();
    expect(faults()).toEqual(
      ['Name', 'Paper', 'Ink'].map((name) => `${name}: This is a required field.`),
    );
    const name = form.querySelector('#n') as HTMLInputElement;
    await userEvent.type(name, 'A');
    await userEvent.click(screen.getByLabelText('Blue'));
    expect(faults()).toEqual(['Paper: This is a required field.']);
    expect(name.getAttribute('aria-invalid')).toBeNull();
    expect(name.getAttribute('aria-describedby')).toBe('note');
    await userEvent.clear(name);
    expect(faults(), 'nothing new is said before the next try').toHaveLength(1);
    form.reset();
    expect(faults()).toEqual([]);
  });

  it('requires one of the downloads by the platform’s markers [PROD-04] [DLINK-01]', async () => {
    const rule = `data-validate="{'validate-one-checkbox-required-by-name':'downloadable-links-list'}"`;
    const { press } = await renderForm(
      `<fieldset><legend>Parts</legend><label><input type="checkbox" name="links[]" value="1" ${rule}>MP3</label><label><input type="checkbox" name="links[]" value="2" ${rule}>FLAC</label></fieldset>`,
    );
    await press();
    expect(screen.getByText('Parts: Please select one of the options.')).toBeDefined();
    expect(adds()).toHaveLength(0);
    await userEvent.click(screen.getByLabelText('FLAC'));
    await press();
    expect(adds()).toHaveLength(1);
  });

  it('shows the errors of a table below it [GRPD-03]', async () => {
    const { form, press } = await renderForm(
      '<table><tr><td><input aria-label="Moth" name="super_group[1]" value="0"></td></tr></table>',
    );
    await press();
    const note = form.querySelector('.till-field-error');
    expect(note?.textContent).toBe('Moth: Please specify the quantity of product(s).');
    expect(note?.previousElementSibling?.localName).toBe('table');
  });

  it('shows the errors of swatches and fields together, each in its place, and focuses the first [PROD-04]', async () => {
    const { form, press } = await renderForm(
      `<till-swatches><select name="super_attribute[93]"></select></till-swatches>
       <label for="n">Name</label><input id="n" name="options[1]" required>`,
    );
    const colour = await screen.findByRole('radiogroup', { name: 'Colour' });
    await press();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Teal' }));
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => {
      expect(colour.getAttribute('aria-invalid')).toBe('true');
    });
    expect(form.textContent.match(/This is a required field\./g)).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: 'Teal' }));
    await userEvent.type(screen.getByLabelText('Name'), 'Ada');
    await press();
    expect(adds()).toHaveLength(1);
    expect((adds()[0]?.body as FormData).get('super_attribute[93]')).toBe('52');
  });

  it('submits a number typed in the page’s locale, and rejects text that is no number [PROD-03]', async () => {
    const { form, press } = await renderForm(
      `<input type="text" aria-label="Qty" name="qty" value="1" data-validate='{"validate-item-quantity":{"maxAllowed":2000}}'>`,
    );
    const qty = screen.getByLabelText<HTMLInputElement>('Qty');
    await userEvent.clear(qty);
    await userEvent.type(qty, '1,0');
    await press();
    expect(form.textContent).toContain('Please enter a valid number in this field.');
    expect(adds()).toHaveLength(0);
    await userEvent.type(qty, '00');
    await press();
    expect((adds()[0]?.body as FormData).get('qty')).toBe('1000');
  });

  it('enforces the product’s quantity rules [PROD-03]', async () => {
    const rules =
      '{"validate-item-quantity":{"minAllowed":0.5,"maxAllowed":9,"qtyIncrements":0.25}}';
    const { press } = await renderForm(
      `<input name="qty" aria-label="Qty" value="0.6" data-validate='${rules}'>`,
    );
    await press();
    expect(
      screen.getByText('Qty: You can buy this product only in quantities of 0.25 at a time.'),
    ).toBeDefined();
    expect(adds()).toHaveLength(0);
  });

  it('never renders text of the page as markup', async () => {
    const { press } = await renderForm(
      '<label for="n">&lt;img src=x onerror=alert(1)&gt;</label><input id="n" name="options[1]" required>',
    );
    await press();
    expect(
      screen.getByText('<img src=x onerror=alert(1)>: This is a required field.'),
    ).toBeDefined();
    expect(document.querySelector('img')).toBeNull();
  });

  it('adds what custom options cost to the price in the store', async () => {
    await renderForm(
      '<select name="options[3]" aria-label="Paper"><option value="">-</option><option value="2">Laid</option></select><input name="qty" aria-label="Qty" value="4">',
    );
    const product = () => selectProduct('60')(startPage().store.getState());
    expect(product().qty).toBe(4);
    await userEvent.selectOptions(screen.getByLabelText('Paper'), '2');
    await waitFor(() => {
      expect(product().added.options).toMatchObject({ final: { shown: 2.5, base: 2.5 } });
    });
  });

  it('submits an edited cart line as a normal page load', async () => {
    const { form, press } = await renderForm(
      '',
      '/checkout/cart/updateItemOptions/id/7/product/60/',
    );
    const left = vi.fn((event: Event) => {
      event.preventDefault();
    });
    form.addEventListener('submit', left);
    await press();
    expect(left).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(0);
  });
});
