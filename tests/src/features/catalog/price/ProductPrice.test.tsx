import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProductPrice } from '../../../../../src/features/catalog/price/ProductPrice';
import { forgetReports } from '../../../../../src/platform/console';
import {
  amountAdded,
  optionChosen,
  pricesChanged,
  selectionRestored,
} from '../../../../../src/state/catalog/catalog-slice';
import { dollars, hoodieConfig, hoodiePage, pageWith } from '../../../state/support/products';
import { openPage } from '../product-page';

const text = () => document.querySelector('.till-product-price')?.textContent ?? '';
const line = () => document.querySelector('.till-product-price__line')?.textContent ?? '';

/** A page with only a price box. */
const box = (prices: object, more: object = {}) =>
  pageWith({
    '[data-price-box=product-id-19]': {
      priceBox: { priceConfig: { productId: '19', priceFormat: dollars, prices, ...more } },
    },
  });
const plain = (amount: number) => ({ finalPrice: { amount }, basePrice: { amount } });

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

describe('the price of a product', () => {
  it('is the lowest of the remaining choices, then that of the variant [SWAT-05][SWAT-13]', () => {
    const { store } = openPage(<ProductPrice />);
    const choose = (attributeId: string, optionId: string) => {
      act(() => void store.dispatch(optionChosen({ productId: '19', attributeId, optionId })));
    };
    expect(line()).toContain('As low as');
    expect(line()).toContain('$35.00');
    choose('93', '4');
    expect(line()).toBe('As low as$40.00');
    choose('137', '7');
    expect(line()).toBe('$40.00');
    act(() => {
      store.dispatch(selectionRestored({ productId: '19', selection: { 93: '5', 137: '7' } }));
    });
    expect(line()).toBe('Special Price $35.00Regular Price $40.00');
  });

  it('follows the quantity through the tier prices of the variant [SWAT-02][SWAT-13][PRICE-02]', async () => {
    const { store, user } = openPage(<ProductPrice />, {
      server: '<input name="qty" value="1" aria-label="Qty">',
    });
    act(() => {
      store.dispatch(selectionRestored({ productId: '19', selection: { 93: '4', 137: '7' } }));
    });
    expect(screen.getByRole('listitem').textContent).toBe('Buy 5 for $30.00 each save 25%');
    expect(screen.getByRole('listitem').getAttribute('aria-current')).toBeNull();
    const qty = screen.getByRole('textbox', { name: 'Qty' });
    await user.clear(qty);
    await user.type(qty, '6');
    await waitFor(() => {
      expect(line()).toContain('$30.00');
    });
    expect(screen.getByRole('listitem').getAttribute('aria-current')).toBe('true');
  });

  it('keeps the server-rendered box hidden in the page for widgets that read it', () => {
    const rendered = document.createElement('div');
    rendered.dataset.role = 'priceBox';
    openPage(<ProductPrice serverNodes={[rendered]} />, { page: box(plain(10)) });
    expect(line()).toBe('$10.00');
    expect(rendered.isConnected).toBe(true);
    expect(rendered.parentElement?.hidden).toBe(true);
  });

  it('uses an option’s own price before a special one [PRICE-01]', () => {
    const { store } = openPage(<ProductPrice />, { page: box(plain(10)) });
    act(() => {
      const price = { final: { shown: 2, base: 2 }, regular: { shown: 5, base: 5 } };
      store.dispatch(amountAdded({ productId: '19', source: 'options', price }));
    });
    expect(line()).toBe('Special Price $12.00Regular Price $15.00');
  });

  it('includes what the rest of the form adds [PRICE-01]', () => {
    const { store } = openPage(<ProductPrice />, { page: box(plain(10)) });
    act(() => {
      const amount = { shown: 2.5, base: 2 };
      const price = { final: amount, regular: amount };
      store.dispatch(amountAdded({ productId: '19', source: 'links', price }));
    });
    expect(line()).toBe('$12.50');
  });

  it('follows the custom options of the form by itself [PRICE-01]', async () => {
    const page = pageWith({
      '[data-price-box=product-id-19]': {
        priceBox: { priceConfig: { productId: '19', priceFormat: dollars, prices: plain(10) } },
      },
      '#product_addtocart_form': {
        priceOptions: { optionConfig: { 3: { 2: { prices: { finalPrice: { amount: 2.5 } } } } } },
      },
    });
    const { user } = openPage(<ProductPrice />, {
      page,
      server:
        '<select name="options[3]" aria-label="Paper"><option value="">-</option><option value="2">Laid</option></select>',
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Paper' }), 'Laid');
    await waitFor(() => {
      expect(line()).toBe('$12.50');
    });
  });

  it('uses the product’s format: pattern, precision and symbols [PRICE-03][SWAT-07]', () => {
    const priceFormat = {
      ...dollars,
      pattern: '%s €',
      decimalSymbol: ',',
      groupSymbol: '.',
    };
    openPage(<ProductPrice />, { page: box(plain(1234.5), { priceFormat }) });
    expect(line()).toBe('1.234,50 €');
  });

  it('has the decimals of the format, by default two [PRICE-04]', () => {
    const { unmount } = openPage(<ProductPrice />, {
      page: box(plain(7), { priceFormat: { pattern: '$%s' } }),
    });
    expect(line()).toBe('$7.00');
    unmount();
    const yen = { ...dollars, pattern: '¥%s', precision: 0, requiredPrecision: 0 };
    const second = openPage(<ProductPrice />, { page: box(plain(1200), { priceFormat: yen }) });
    expect(line()).toBe('¥1,200');
    second.unmount();
    const dinar = { ...dollars, pattern: '%s KWD', precision: 3, requiredPrecision: 3 };
    openPage(<ProductPrice />, { page: box(plain(1.2345), { priceFormat: dinar }) });
    expect(line()).toBe('1.235 KWD');
  });

  it('shows prices including tax, excluding tax, or both', () => {
    const prices = { finalPrice: { amount: 12 }, basePrice: { amount: 10 } };
    const { unmount } = openPage(<ProductPrice taxDisplay="excluding" />, { page: box(prices) });
    expect(line()).toBe('$10.00');
    unmount();
    openPage(<ProductPrice taxDisplay="both" />, { page: box(prices) });
    expect(line()).toBe('$12.00Excl. Tax: $10.00');
  });

  it.each([
    [0, '$12.00', '[WEEE-04]'],
    [1, '$12.00FPT: $2.00', '[WEEE-05]'],
    [2, '$10.00FPT: $2.00', '[WEEE-06]'],
    [3, '$10.00Incl. FPT: $12.00', '[WEEE-07]'],
  ])('shows a fee in mode %d as %s %s', (feeDisplay, shown) => {
    const prices = {
      finalPrice: { amount: 10, adjustments: { weee: 2 } },
      basePrice: { amount: 10 },
    };
    openPage(<ProductPrice feeDisplay={feeDisplay} />, { page: box(prices) });
    expect(text()).toBe(shown);
  });

  it('is replaced by a higher advertised price, and shown after a click [MSRP-02][MSRP-04]', async () => {
    const { store, user } = openPage(<ProductPrice />);
    act(() => {
      store.dispatch(selectionRestored({ productId: '19', selection: { 93: '4', 137: '8' } }));
    });
    expect(text()).toContain('$60.00');
    expect(text()).not.toContain('$45.00');
    await user.click(screen.getByRole('button', { name: 'Click for price' }));
    const dialog = await screen.findByRole('dialog', { hidden: true });
    expect(dialog.textContent).toContain('$45.00');
    expect(dialog.textContent).toContain('minimum advertised price');
  });

  it('is shown without an advertised price, or when that is not higher [MSRP-03]', () => {
    const page = hoodiePage({
      jsonConfig: {
        ...hoodieConfig,
        optionPrices: { 10: { ...plain(40), msrpPrice: { amount: 40 } } },
      },
    });
    openPage(<ProductPrice />, { page });
    expect(text()).toContain('$40.00');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is the page’s own while nothing of a bundle is chosen, never an empty total [PRICE-01]', async () => {
    const option = {
      title: 'A book',
      selections: { 1: { qty: 1, customQty: '0', name: 'Salt', prices: plain(24) } },
    };
    const priceBundle = {
      optionConfig: {
        bundleId: '19',
        positions: ['1'],
        options: { 1: option },
        isFixedPrice: false,
      },
    };
    const page = pageWith({
      '[data-price-box=product-id-19]': {
        priceBox: { priceConfig: { productId: '19', priceFormat: dollars, prices: plain(20) } },
      },
      '#product_addtocart_form': { priceBundle },
    });
    const { user } = openPage(<ProductPrice />, {
      page,
      server:
        '<select name="bundle_option[1]" aria-label="A book"><option value="">-</option><option value="1">Salt</option></select>',
    });
    expect(line()).toBe('$20.00');
    await user.selectOptions(screen.getByRole('combobox', { name: 'A book' }), 'Salt');
    await waitFor(() => {
      expect(line()).toBe('$24.00');
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'A book' }), '-');
    await waitFor(() => {
      expect(line()).toBe('$20.00');
    });
  });
});

describe('the price of a bundle', () => {
  it('is the page’s range while a required part is open, then that of the choice [BNDL-03] [PRICE-01]', async () => {
    const selection = (amount: number) => ({
      selections: { [String(amount)]: { qty: 1, prices: plain(amount) } },
    });
    const page = pageWith({
      '#product_addtocart_form': {
        priceBundle: {
          optionConfig: { bundleId: '19', options: { 1: selection(34), 2: selection(79) } },
        },
      },
    });
    const server = `<div data-role="priceBox" data-product-id="19">
        <i data-price-type="minPrice" data-price-amount="37.5"></i><i data-price-type="maxPrice" data-price-amount="131.2"></i></div>
      <select name="bundle_option[1]" required><option value="34" selected>Lamp</option></select>
      <div class="field option required"><input type="radio" name="bundle_option[2]" value="79" aria-label="Stove"></div>`;
    const { user } = openPage(<ProductPrice />, { page, server });
    expect(line()).toBe('From$37.50To$131.20');
    await user.click(screen.getByLabelText('Stove'));
    await waitFor(() => {
      expect(line()).toBe('$113.00');
    });
  });
});

describe('a product without a price', () => {
  const nodes = (html: string): readonly Node[] => {
    const box = document.createElement('div');
    box.innerHTML = html;
    return [...box.childNodes];
  };

  it('keeps the server-rendered price, and warns once [PRICE-01]', () => {
    forgetReports();
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const rendered = nodes('<div class="price-box"><span class="price">Ask us</span></div>');
    openPage(
      <>
        <ProductPrice serverNodes={rendered} />
        <ProductPrice productId="20" />
      </>,
      { page: pageWith({}) },
    );
    expect(text()).toBe('Ask us');
    expect(document.querySelector('.till-product-price .price')).toBe(
      (rendered[0] as Element).firstChild,
    );
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringContaining('has no price box, data-price-amount or row'),
    ]);
  });

  it('renders nothing where the platform renders an empty price box, as for a group', () => {
    forgetReports();
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const box =
      '<div data-role="priceBox" data-product-id="19"><div class="price-box"> </div></div>';
    openPage(
      <>
        <ProductPrice serverNodes={nodes(box)} />
        <ProductPrice productId="19" />
      </>,
      { page: pageWith({}) },
    );
    expect(text().trim()).toBe('');
    expect(warn).not.toHaveBeenCalled();
  });

  it('shows a note without a server-rendered price, and an amount once known', () => {
    const { store } = openPage(
      <ProductPrice serverNodes={nodes('<div class="price-box"></div>')} />,
      {
        page: pageWith({}),
      },
    );
    expect(text()).toBe('Price not available');
    const amount = { shown: 7, base: 7 };
    const prices = { final: amount, regular: amount, highest: null, advertised: null };
    act(() => {
      store.dispatch(
        pricesChanged({ productId: '19', prices: { ...prices, tiers: [], fees: [] } }),
      );
    });
    expect(text()).toBe('$7.00');
  });
});

describe('the prices of a list', () => {
  it('are those of each card, also for a product listed twice [LIST-03]', () => {
    const box = (id: string, inside: string) =>
      `<div data-role="priceBox" data-product-id="${id}">${inside}</div>`;
    const amount = (type: string, value: string) =>
      `<span data-price-type="${type}" data-price-amount="${value}"><span class="price">$99</span></span>`;
    const label = '<span class="price-label">As low as</span>';
    const server = [
      box('1', amount('finalPrice', '0')),
      box('2', ''),
      box('2', amount('oldPrice', '9') + amount('finalPrice', '5')),
      box('3', `<span class="normal-price">${label}${amount('finalPrice', '8')}</span>`),
      box('4', amount('minPrice', '8')),
      box('5', amount('finalPrice', 'a lot')),
    ].join('');
    const ids = ['1', '2', '2', '3', '4', '5'];
    openPage(
      <>
        {ids.map((id, index) => (
          <ProductPrice key={index} productId={id} />
        ))}
      </>,
      { page: pageWith({}), server },
    );
    expect(
      [...document.querySelectorAll('.till-product-price')].map((view) => view.textContent),
    ).toEqual([
      '$0.00',
      'Special Price $5.00Regular Price $9.00',
      'Special Price $5.00Regular Price $9.00',
      'As low as$8.00',
      'As low as$8.00',
      'Price not available',
    ]);
  });
});
