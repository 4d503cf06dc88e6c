import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { startPage } from '../../../elements/bootstrap';
import '../../../elements/cart/till-quantity';
import '../../../elements/catalog/till-bundle-options';
import '../../../elements/catalog/till-download-links';
import '../../../elements/catalog/till-gift-card';
import '../../../elements/catalog/till-grouped-items';
import { selectProduct } from '../../../src/state/catalog/catalog-slice';

const price = (amount: number) => ({ finalPrice: { amount } });
const INIT = {
  '#product_addtocart_form': {
    priceBundle: {
      optionConfig: {
        bundleId: '301',
        positions: ['2', '1'],
        options: {
          1: {
            title: 'A &lt;b&gt;book',
            selections: {
              1: { qty: 1, customQty: '1', name: 'Salt', prices: price(24) },
              2: { qty: 2, customQty: '0', name: 'Sand', prices: price(5) },
            },
          },
          2: {
            title: 'Things',
            isMulti: true,
            selections: { 6: { qty: 3, customQty: '0', name: 'Lino', prices: price(3.5) } },
          },
        },
        prices: price(0),
        isFixedPrice: false,
      },
    },
  },
  '#downloadable-links-list': {
    downloadable: {
      config: { links: { 9: { finalPrice: 5, basePrice: 5 }, 10: { finalPrice: 7.5 } } },
    },
  },
};
document.head.innerHTML = `<script type="text/x-magento-init">${JSON.stringify(INIT)}</script>`;

async function renderView(tag: string, productId: string, fields: string, attributes = '') {
  document.body.innerHTML = `<form><input type="hidden" name="product" value="${productId}">
    <label>Qty <input name="qty" value="1"></label><${tag} ${attributes}>${fields}</${tag}></form>`;
  await waitFor(() => {
    expect(document.querySelector(`${tag} .till`)?.childElementCount).toBe(1);
  });
}
const product = (id: string) => selectProduct(id)(startPage().store.getState());
const said = (text: RegExp) =>
  waitFor(() => {
    expect(screen.getAllByRole('status').some((node) => text.test(node.textContent))).toBe(true);
  });

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  window.location.hash = '';
});

describe('<till-grouped-items>', () => {
  const table = `<table><tr><td data-role="priceBox" data-product-id="61"><span data-price-amount="24" data-price-type="finalPrice"></span></td><td><input aria-label="Qty of Moth" name="super_group[61]" value="1"></td></tr></table>`;

  it('keeps the server-rendered table and shows its total [GRPD-01][GRPD-03]', async () => {
    await renderView('till-grouped-items', '303', table);
    await said(/1 item .*24\.00/);
    const field = screen.getByLabelText('Qty of Moth');
    await userEvent.clear(field);
    await said(/0 items .*0\.00/);
    await userEvent.type(field, '3');
    await said(/3 items .*72\.00/);
  });

  it('shows a count and no total where the page lacks a product’s price [GRPD-03]', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const unpriced = '<input aria-label="Qty" name="super_group[69]" value="2">';
    await renderView('till-grouped-items', '303', table + unpriced);
    await said(/^3 items\s*$/);
    expect(warn.mock.calls.flat()).toContainEqual(
      expect.stringContaining(
        '<till-grouped-items>: the page has no price box or data-price-amount for product 69',
      ),
    );
  });

  it('reads quantities from the URL [GRPD-02]', async () => {
    window.location.hash = '#super_group[61]=4';
    await renderView('till-grouped-items', '304', table);
    await said(/4 items/);
    expect(screen.getByLabelText<HTMLInputElement>('Qty of Moth').value).toBe('4');
  });
});

describe('<till-bundle-options>', () => {
  const options = `<div><label>Book <select name="bundle_option[1]"><option value="">-</option><option value="1">Salt</option><option value="2">Sand</option></select></label>
    <label>How many <input name="bundle_option_qty[1]" value="1"></label>
    <label><input type="checkbox" name="bundle_option[2][6]" value="6"> Lino</label></div>`;

  /** The options with a stepper in place of this field. */
  const withStepper = (field: string) =>
    options.replace(/<label>How many.*?<\/label>/, `<till-quantity>${field}</till-quantity>`);

  it('lists the chosen options in the shop’s order and updates the price [BNDL-01][BNDL-03]', async () => {
    await renderView('till-bundle-options', '301', options);
    const summary = screen.getByRole('region', { name: 'Your Customization' });
    expect(within(summary).getByText('Nothing is chosen yet.')).toBeDefined();
    await userEvent.selectOptions(screen.getByLabelText('Book'), '1');
    await userEvent.click(screen.getByRole('checkbox'));
    await said(/34\.50/);
    expect([...summary.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Things',
      'A <b>book',
    ]);
    expect(within(summary).getByText('3 × Lino')).toBeDefined();
    expect(product('301').prices?.final.shown).toBe(34.5);
    const many = screen.getByLabelText('How many');
    await userEvent.clear(many);
    await userEvent.type(many, '-2');
    await said(/10\.50/);
  });

  it('replaces the platform’s summary where that is empty, never adds a second one [BNDL-01]', async () => {
    const servers =
      '<div class="bundle-summary"><div data-container="product-summary"><ul class="bundle items"></ul></div></div>';
    const region = () => screen.queryByRole('region', { name: 'Your Customization' });
    const isAway = () =>
      document.querySelector('.bundle-summary')?.classList.contains('till-bundle-folded');
    vi.stubGlobal('require', { baseUrl: '/static/' });
    await renderView('till-bundle-options', '301', options + servers);
    expect(region()).not.toBeNull();
    expect(isAway()).toBe(true);
    vi.stubGlobal('require', () => undefined);
    await renderView('till-bundle-options', '301', options + servers);
    expect(region()).toBeNull();
    expect(isAway()).toBe(false);
  });

  it('sets the quantity of a selection in the stepper in place of its field [BNDL-03] [BNDL-04]', async () => {
    const field = '<input type="number" name="bundle_option_qty[1]" value="1" min="0">';
    window.location.hash = '#bundle_option[1]=1&bundle_option_qty[1]=4';
    await renderView('till-bundle-options', '301', withStepper(field));
    const name = 'Qty, Product';
    await screen.findByRole('group', { name });
    const qty = () =>
      within(screen.getByRole('group', { name })).getByRole<HTMLInputElement>('textbox');
    await waitFor(() => {
      expect(qty().value).toBe('4');
    });
    await userEvent.selectOptions(screen.getByLabelText('Book'), '2');
    await waitFor(() => {
      expect(qty().value).toBe('2');
    });
    expect(await screen.findByText('2 × Sand')).toBeDefined();
    window.location.hash = '';
  });

  it('disables the stepper of a selection with a fixed quantity, until another is chosen [BNDL-03]', async () => {
    const field = '<input type="number" name="bundle_option_qty[1]" value="1" min="0" disabled>';
    await renderView('till-bundle-options', '301', withStepper(field));
    await screen.findByRole('group', { name: 'Qty, Product' });
    const stepperNow = () => within(screen.getByRole('group', { name: 'Qty, Product' }));
    const state = () => {
      const stepper = stepperNow();
      const qty = stepper.getByRole<HTMLInputElement>('textbox');
      return {
        value: qty.value,
        disabled: [qty, ...stepper.getAllByRole<HTMLButtonElement>('button')].map(
          (control) => control.disabled || control.getAttribute('aria-disabled') === 'true',
        ),
      };
    };
    // One is the least: the button for less is disabled in any case.
    const fixed = [true, true, true];
    expect(state()).toEqual({ value: '1', disabled: fixed });
    await userEvent.selectOptions(screen.getByLabelText('Book'), '1');
    await waitFor(() => {
      expect(state()).toEqual({ value: '1', disabled: [false, true, false] });
    });
    await userEvent.type(stepperNow().getByRole('textbox'), '00');
    await userEvent.selectOptions(screen.getByLabelText('Book'), '2');
    await waitFor(() => {
      expect(state()).toEqual({ value: '2', disabled: fixed });
    });
    await userEvent.click(stepperNow().getByRole('button', { name: 'Increase quantity' }));
    expect(state().value).toBe('2');
    await userEvent.selectOptions(screen.getByLabelText('Book'), '1');
    await waitFor(() => {
      expect(state()).toEqual({ value: '1', disabled: [false, true, false] });
    });
  });

  it('drops what was typed for a selection when another one has its own quantity [BNDL-03]', async () => {
    const field = '<input type="number" name="bundle_option_qty[1]" value="1" max="99">';
    await renderView('till-bundle-options', '301', withStepper(field));
    await screen.findByRole('group', { name: 'Qty, Product' });
    const qty = () =>
      within(screen.getByRole('group', { name: 'Qty, Product' })).getByRole<HTMLInputElement>(
        'textbox',
      );
    await userEvent.selectOptions(screen.getByLabelText('Book'), '1');
    await userEvent.type(qty(), '500');
    expect(qty().getAttribute('aria-invalid')).toBe('true');
    await userEvent.selectOptions(screen.getByLabelText('Book'), '1');
    await waitFor(() => {
      expect(qty().value).toBe('1');
    });
    expect(qty().getAttribute('aria-invalid')).not.toBe('true');
  });

  it('shows no total while nothing is chosen or where the page lacks the bundle’s data [BNDL-03]', async () => {
    await renderView('till-bundle-options', '301', options);
    expect(screen.queryByRole('status')).toBeNull();
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    await renderView('till-bundle-options', '399', options);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByLabelText('Book')).toBeDefined();
    expect(warn.mock.calls.flat()).toContainEqual(
      expect.stringContaining('<till-bundle-options>: the page has no parts of product 399'),
    );
  });

  it('reads choices and quantities from the URL [BNDL-04]', async () => {
    window.location.hash = '#bundle_option[1]=1&bundle_option_qty[1]=2';
    await renderView('till-bundle-options', '301', options);
    await said(/48\.00/);
  });

  it('sets the default quantity of another selection, read-only where it cannot be changed [BNDL-03]', async () => {
    await renderView('till-bundle-options', '301', options);
    const many = screen.getByLabelText<HTMLInputElement>('How many');
    await userEvent.selectOptions(screen.getByLabelText('Book'), '2');
    expect([many.value, many.readOnly]).toEqual(['2', true]);
    await said(/10\.00/);
    await userEvent.selectOptions(screen.getByLabelText('Book'), '1');
    expect([many.value, many.readOnly]).toEqual(['1', false]);
    await said(/24\.00/);
  });

  it('slides open in the specified time and updates the price again 300 ms later [BNDL-05][BNDL-07]', async () => {
    const animations: (number | undefined)[] = [];
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    HTMLElement.prototype.animate = (_frames, timing) => {
      animations.push(typeof timing === 'object' ? Number(timing.duration) : timing);
      return {} as Animation;
    };
    await renderView('till-bundle-options', '301', options, 'slide');
    const changes: number[] = [];
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const box = (top: number) => ({ top, bottom: top + 100 }) as DOMRect;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box(5000));
    const form = document.querySelector('form');
    form?.addEventListener('change', () => changes.push(performance.now()));
    const pressed = performance.now();
    await userEvent.click(screen.getByRole('button', { name: 'Customize and Add to Cart' }));
    expect(animations).toEqual([1500, 800]);
    // The shop's own scripts choose while the slide opens, without an event.
    screen.getByLabelText<HTMLSelectElement>('Book').value = '2';
    expect(product('301').prices?.final.shown).not.toBe(10);
    frames.splice(0).forEach((frame) => {
      frame(performance.now() + 700);
    });
    expect(scrollTo).toHaveBeenLastCalledWith(0, 5000 - 16);
    expect(frames, 'after 600 ms it has arrived').toHaveLength(0);
    await waitFor(() => {
      expect(changes).toHaveLength(1);
    });
    expect((changes[0] ?? 0) - pressed).toBeGreaterThanOrEqual(299);
    await waitFor(() => {
      expect(product('301').prices?.final.shown).toBe(10);
    });
  });

  it('opens with a button where `slide` is set [BNDL-02]', async () => {
    await renderView('till-bundle-options', '301', options, 'slide');
    const folded = () => document.querySelectorAll('.till-bundle-folded').length;
    expect(folded()).toBe(1);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Customize and Add to Cart' }));
    expect(folded()).toBe(0);
    expect(document.activeElement).toBe(screen.getByLabelText('Book'));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('<till-download-links>', () => {
  it('selects all links or none, and updates the price [DLINK-01][DLINK-02][DLINK-03]', async () => {
    await renderView(
      'till-download-links',
      '311',
      `<label><input type="checkbox" name="links[]" value="9"> EPUB</label>
       <label><input type="checkbox" name="links[]" value="10"> PDF</label>`,
    );
    await userEvent.click(screen.getByLabelText('Select all'));
    await said(/2 links .*12\.50/);
    expect(product('311').added.links).toMatchObject({ final: { shown: 12.5, base: 12.5 } });
    const form = document.querySelector('form');
    expect(new FormData(form ?? undefined).getAll('links[]')).toEqual(['9', '10']);
    await userEvent.click(screen.getByLabelText('EPUB'));
    await said(/1 link .*7\.50/);
    expect(screen.getByLabelText<HTMLInputElement>('Select all').checked).toBe(false);
  });
});

describe('<till-download-links> around the platform’s own “select all” checkbox', () => {
  it('uses that checkbox and renders none of its own [DLINK-02]', async () => {
    await renderView(
      'till-download-links',
      '313',
      `<input type="checkbox" name="links[]" value="9" aria-label="EPUB"><input type="checkbox" name="links[]" value="10" aria-label="PDF">
       <input type="checkbox" id="links_all" data-notchecked="Select all" data-checked="Unselect all"><label for="links_all"><span>Select all</span></label>`,
    );
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    await userEvent.click(screen.getByLabelText('Select all'));
    await said(/2 links .*12\.50/);
    await userEvent.click(screen.getByLabelText('PDF'));
    await said(/1 link .*5\.00/);
    expect(screen.getByLabelText<HTMLInputElement>('Select all').checked).toBe(false);
  });
});

describe('<till-download-links> without prices', () => {
  it('shows a count and no total where the page lacks a link’s price [DLINK-03]', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const link = '<label><input type="checkbox" name="links[]" value="99" checked> Score</label>';
    await renderView('till-download-links', '312', link);
    await said(/^1 link\s*$/);
    expect(warn.mock.calls.flat()).toContainEqual(
      expect.stringContaining(
        '<till-download-links>: the page has no amount of "downloadable" for link 99',
      ),
    );
  });
});

describe('<till-gift-card>', () => {
  const fields = `<div class="field"><label for="a">Amount</label><select id="a" name="giftcard_amount"><option value="">-</option><option value="25">$25</option><option value="custom">Other</option></select></div>
    <div class="field"><label for="o">Other amount</label><input id="o" type="number" name="custom_giftcard_amount"></div>
    <label>To <input name="giftcard_recipient_name"></label>`;
  const info = `price-info='{"minimal_price":"10","max_price":500,"formatted_prices":{"minimal_price":"$10.00"}}'`;

  it('shows the custom amount field only while that choice is selected [GIFTC-01][GIFTC-03][GIFTC-04]', async () => {
    await renderView('till-gift-card', '305', fields);
    const own = screen.getByLabelText<HTMLInputElement>('Other amount');
    const label = document.querySelector('label[for=a]');
    expect(own.closest('.field')?.classList.contains('till-gift-card-away')).toBe(true);
    await userEvent.selectOptions(screen.getByLabelText('Amount'), 'custom');
    await waitFor(() => {
      expect(own.closest('.field')?.classList.contains('till-gift-card-away')).toBe(false);
    });
    expect(label?.className).toBe('till-visually-hidden');
    expect(own.required).toBe(true);
    await userEvent.selectOptions(screen.getByLabelText('Amount'), '25');
    await waitFor(() => {
      expect(own.disabled).toBe(true);
    });
    expect(label?.className).toBe('');
  });

  it('enforces its limits and multiplies by the quantity [GIFTC-02][GIFTC-05]', async () => {
    await renderView('till-gift-card', '306', fields, info);
    expect(screen.getByText('From $10.00')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Other amount').max).toBe('500');
    await userEvent.selectOptions(screen.getByLabelText('Amount'), '25');
    await userEvent.clear(screen.getByLabelText('Qty'));
    await userEvent.type(screen.getByLabelText('Qty'), '3');
    await said(/75\.00/);
    expect(product('306').prices?.final.shown).toBe(25);
  });

  it('updates the preview while the message is typed', async () => {
    await renderView('till-gift-card', '307', fields);
    await userEvent.type(screen.getByLabelText('To'), '<img src=x>');
    expect(await screen.findByText('To: <img src=x>')).toBeDefined();
    expect(document.querySelector('img')).toBeNull();
  });
});
