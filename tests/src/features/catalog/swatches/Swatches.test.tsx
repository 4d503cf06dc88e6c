import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Swatches } from '../../../../../src/features/catalog/swatches/Swatches';
import swatchesCss from '../../../../../src/features/catalog/swatches/Swatches.css';
import { shiftInto } from '../../../../../src/features/catalog/swatches/Tooltip';
import { forgetReports } from '../../../../../src/platform/console';
import { imagesReceived, optionChosen } from '../../../../../src/state/catalog/catalog-slice';
import { hoodieConfig, hoodiePage, pageWith } from '../../../state/support/products';
import { openPage } from '../product-page';

const radio = (name: string | RegExp) => screen.getByRole('radio', { name });

afterEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  vi.useRealTimers();
});

describe('the swatches of a product page', () => {
  it('renders a radio group per attribute, each option named [SWAT-01][SWAT-08]', () => {
    openPage(<Swatches />);
    const colour = screen.getByRole('radiogroup', { name: 'Colour' });
    expect(within(colour).getAllByRole('radio')).toEqual(
      ['Black', 'Blue', 'Red, not available'].map((name) =>
        within(colour).getByRole('radio', { name }),
      ),
    );
    expect(colour.querySelector('rect')?.getAttribute('fill')).toBe('#000000');
    expect(screen.getByRole('radiogroup', { name: 'Size' })).toBeTruthy();
  });

  it('is unselected, selected or disabled, and a press toggles it [SWAT-09][SWAT-10]', async () => {
    const { user, product, emit } = openPage(<Swatches />);
    await user.click(radio('Black'));
    expect(radio('Black').getAttribute('aria-checked')).toBe('true');
    expect(emit).toHaveBeenCalledWith('till-option-chosen', {
      productId: '19',
      attributeId: '93',
      attribute: 'Colour',
      optionId: '4',
    });
    await user.click(radio('Black'));
    expect(radio('Black').getAttribute('aria-checked')).toBe('false');
    expect(product().selection).toEqual({});
  });

  it('disables unavailable combinations, and shows why on click [SWAT-11][SWAT-12]', async () => {
    const { user, product } = openPage(<Swatches />);
    await user.click(radio('Blue'));
    expect(radio(/^M/).getAttribute('aria-disabled')).toBe('true');
    await user.click(radio(/^M/));
    expect(product().selection).toEqual({ 93: '5' });
    expect(screen.getByRole('status').textContent).toContain('M is not available with');
    await user.click(radio(/^Red/));
    expect(screen.getByRole('status').textContent).toBe('Red is not available.');
  });

  it('cancels the click while a choice is missing, before a script submits the form itself [PROD-04]', async () => {
    const { user, form } = openPage(<Swatches />, {
      server: '<button type="submit"><span>Update Cart</span></button>',
    });
    const submits = vi.fn((event: Event) => {
      event.preventDefault();
    });
    form.querySelector('button')?.addEventListener('click', submits);
    await user.click(screen.getByText('Update Cart'));
    expect(submits).not.toHaveBeenCalled();
    expect(form.textContent).toContain('This is a required field.');
    await user.click(radio('Black'));
    await user.click(radio('S'));
    await user.click(screen.getByText('Update Cart'));
    expect(submits).toHaveBeenCalledOnce();
  });

  it('is one tab stop, and the arrow keys also reach unavailable options', async () => {
    const { user, product } = openPage(<Swatches />);
    await user.tab();
    expect(document.activeElement).toBe(radio('Black'));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(radio('Blue'));
    expect(product().selection).toEqual({ 93: '5' });
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(radio(/^Red/));
    expect(product().selection).toEqual({ 93: '5' });
    await user.keyboard('{Home}');
    expect(product().selection).toEqual({ 93: '4' });
    await user.keyboard(' ');
    expect(product().selection).toEqual({});
    await user.tab();
    expect(document.activeElement).toBe(radio('S'));
  });

  it('submits the choice under the server’s names, with the variant [SWAT-06]', async () => {
    const { user, sent } = openPage(<Swatches />);
    await user.click(radio('Black'));
    await user.click(radio('M'));
    expect(sent()).toEqual({
      product: '19',
      selected_configurable_option: '11',
      'super_attribute[93]': '4',
      'super_attribute[137]': '8',
    });
  });

  it('blocks the form while something is missing, shows all errors and focuses the first [PROD-04]', async () => {
    const { user, form, submit } = openPage(<Swatches />, {
      server: '<label>Engraving <input name="options[5]" required></label>',
    });
    await user.click(radio('Black'));
    expect(submit()).toBe(false);
    const engraving = screen.getByRole('textbox', { name: /Engraving/ });
    expect(document.activeElement).toBe(engraving);
    expect(engraving.getAttribute('aria-invalid')).toBe('true');
    const size = screen.getByRole('radiogroup', { name: 'Size' });
    expect(size.getAttribute('aria-invalid')).toBe('true');
    expect(form.querySelectorAll('.till-field-error')).toHaveLength(1);
    await user.type(engraving, 'Ada');
    expect(submit()).toBe(false);
    expect(document.activeElement).toBe(radio('S'));
    await user.click(radio('S'));
    expect(submit()).toBe(true);
    expect(form.querySelector('[aria-invalid="true"]')).toBeNull();
  });

  it('restores the browser’s validation when it is removed', () => {
    const { form, unmount, submit } = openPage(<Swatches />);
    expect(form.noValidate).toBe(true);
    unmount();
    expect(form.noValidate).toBe(false);
    expect(submit()).toBe(true);
  });

  it('focuses the missing drop-down, with one error for it [PROD-04]', () => {
    const page = pageWith({
      '#product_addtocart_form': { configurable: { spConfig: hoodieConfig } },
    });
    const { form, submit } = openPage(<Swatches />, { page });
    expect(submit()).toBe(false);
    const colour = screen.getByRole('combobox', { name: 'Colour' });
    expect(document.activeElement).toBe(colour);
    expect(colour.getAttribute('aria-invalid')).toBe('true');
    expect(form.textContent.match(/This is a required field\./g)).toHaveLength(2);
  });

  it('starts with the choice of the server-rendered form, and restores it on reset', async () => {
    const server =
      '<div class="field"><select name="super_attribute[93]"><option></option><option value="5" selected>Blue</option></select></div>';
    const { user, form, product, sent } = openPage(<Swatches />, { server });
    expect(product().selection).toEqual({ 93: '5' });
    expect(form.querySelector('select')?.disabled).toBe(true);
    await user.click(radio('Black'));
    expect(sent()).toMatchObject({ 'super_attribute[93]': '4' });
    act(() => {
      form.reset();
    });
    expect(radio('Blue').getAttribute('aria-checked')).toBe('true');
  });

  it('applies the choice in the URL, by code or id [SWAT-15]', () => {
    window.history.replaceState(null, '', '/hoodie.html#color=4&137=8');
    const { product } = openPage(<Swatches />);
    expect(product().selection).toEqual({ 93: '4', 137: '8' });
  });

  it('applies the choice in the query unless the hash has another [SWAT-15]', () => {
    window.history.replaceState(null, '', '/hoodie.html?color=4&137=7&utm_source=mail#137=8');
    expect(openPage(<Swatches />).product().selection).toEqual({ 93: '4', 137: '8' });
  });

  it('restores the choice when the shopper returns to the page', async () => {
    const { user, unmount } = openPage(<Swatches />);
    await user.click(radio('Blue'));
    unmount();
    expect(openPage(<Swatches />).product().selection).toEqual({ 93: '5' });
  });

  it('shows as many swatches as configured, and the rest after "More" [SWAT-23][SWAT-24]', async () => {
    const { user } = openPage(<Swatches />, { page: hoodiePage({ numberToShow: 1 }) });
    const colour = () => within(screen.getByRole('radiogroup', { name: 'Colour' }));
    expect(colour().getAllByRole('radio')).toHaveLength(1);
    const more = screen.getByRole('button', { name: 'More Colour' });
    expect(more.textContent).toBe('More');
    await user.click(more);
    expect(colour().getAllByRole('radio')).toHaveLength(3);
    await waitFor(() => {
      expect(document.activeElement).toBe(radio('Blue'));
    });
  });

  it('shows a tooltip 200 ms after hover or focus, and Escape closes it [SWAT-25]', () => {
    vi.useFakeTimers();
    openPage(<Swatches />);
    const tooltip = () => document.querySelector('.till-swatch__tooltip');
    const place = radio('Blue').parentElement as HTMLElement;
    fireEvent.pointerEnter(place, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(199));
    expect(tooltip()).toBeNull();
    act(() => void vi.advanceTimersByTime(2));
    expect(tooltip()?.textContent).toBe('Blue');
    expect(tooltip()?.querySelector('img')?.getAttribute('src')).toBe('/blue-110.png');
    fireEvent.pointerDown(place, { pointerType: 'mouse' });
    expect(tooltip(), 'the press has chosen, the heading names it').toBeNull();
    fireEvent.pointerEnter(place, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(201));
    fireEvent.pointerLeave(place);
    expect(tooltip()).toBeNull();
    act(() => {
      radio('Black').focus();
    });
    act(() => void vi.advanceTimersByTime(300));
    expect(tooltip(), 'a check of the form led here').toBeNull();
    fireEvent.keyUp(radio('Black'), { key: 'Tab' });
    act(() => void vi.advanceTimersByTime(200));
    expect(tooltip()?.textContent).toBe('Black');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(tooltip()).toBeNull();
  });

  it('keeps the tooltip 5 px within the window [SWAT-26]', () => {
    expect(shiftInto({ left: -20, right: 80 }, 390)).toBe(25);
    expect(shiftInto({ left: 300, right: 400 }, 390)).toBe(-15);
    expect(shiftInto({ left: 100, right: 200 }, 390)).toBe(0);
  });

  it('shows the tooltip above the swatch, and below it where there is no room [SWAT-26]', () => {
    const css = swatchesCss.replaceAll(/\s/g, '');
    expect(css).toMatch(
      /till-swatch__tooltip(?::not\(x\))?\{[^}]*inset-block-end:calc\(100%\+6px\)/,
    );
    vi.useFakeTimers();
    openPage(<Swatches />);
    const tooltipAt = (top: number) => {
      const rect = vi
        .spyOn(Element.prototype, 'getBoundingClientRect')
        .mockReturnValue({ top, left: 50, right: 90 } as DOMRect);
      const place = radio('Blue').parentElement as HTMLElement;
      fireEvent.pointerEnter(place, { pointerType: 'mouse' });
      act(() => void vi.advanceTimersByTime(201));
      const classes = document.querySelector('.till-swatch__tooltip')?.className;
      fireEvent.pointerLeave(place);
      rect.mockRestore();
      return classes;
    };
    expect(tooltipAt(3)).toBe('till-swatch__tooltip');
    expect(tooltipAt(-3)).toBe('till-swatch__tooltip till-swatch__tooltip--below');
  });

  it('renders drop-downs without swatches, and marks unavailable options', async () => {
    const page = pageWith({
      '#product_addtocart_form': { configurable: { spConfig: hoodieConfig } },
    });
    const { user, sent } = openPage(<Swatches />, { page });
    const colour = screen.getByRole('combobox', { name: 'Colour' });
    expect(colour.textContent).toBe('Choose an Option...BlackBlueRed (not available)');
    await user.selectOptions(colour, 'Blue');
    expect(sent()).toMatchObject({ 'super_attribute[93]': '5', 'super_attribute[137]': '' });
  });

  it('keeps the server-rendered drop-downs without options data, and warns [SWAT-01]', () => {
    forgetReports();
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const select = document.createElement('select');
    select.name = 'super_attribute[93]';
    select.innerHTML = '<option value="4" selected>Black</option>';
    const jsonConfig = { productId: '19', attributes: 'broken' };
    const { sent } = openPage(<Swatches serverNodes={[select]} />, {
      page: hoodiePage({ jsonConfig, jsonSwatchConfig: null }),
    });
    expect(sent()).toMatchObject({ 'super_attribute[93]': '4' });
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringContaining('<till-swatches>: the page has no options of product 19'),
    ]);
  });

  it('renders only colours and images with a URL, other swatches by name [SWAT-08]', () => {
    const look = (type: string, value: string) => ({ type, value });
    openPage(<Swatches />, {
      page: hoodiePage({
        jsonSwatchConfig: {
          93: { 4: look('1', 'url(#x);fill:red'), 5: look('2', ' ') },
          137: { 7: look('1', '#12345'), 8: look('0', '<b>M</b>') },
        },
      }),
    });
    expect(document.querySelectorAll('rect, img, b')).toHaveLength(0);
    expect(radio(/Black/).textContent).toBe('Black');
    expect(radio(/Blue/).textContent).toBe('Blue');
  });

  it('never renders a label as markup', () => {
    const label = '<img src=x onerror=alert(1)>';
    const [colour] = Object.values(hoodieConfig.attributes);
    const attributes = {
      93: { ...colour, label, options: [{ id: '4', label, products: ['10'] }] },
    };
    openPage(<Swatches />, {
      page: hoodiePage({ jsonConfig: { ...hoodieConfig, attributes }, jsonSwatchConfig: {} }),
    });
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});

describe('the swatches of a card', () => {
  it('are named without headings, and the card’s picture and links follow [SWAT-03]', () => {
    const page = hoodiePage({ jsonConfig: { ...hoodieConfig, images: [] }, onlySwatches: true });
    const { store } = openPage(<Swatches productId="19" listing />, { page });
    const card = document.createElement('li');
    card.innerHTML =
      '<a class="product-item-link" href="/hoodie.html">Hoodie</a><img src="/a.jpg">';
    document.body.append(card);
    card.append(document.forms[0] as HTMLFormElement);
    const images = {
      list: [
        {
          thumb: '/b.jpg',
          img: '/b.jpg',
          full: '/b.jpg',
          caption: '',
          isMain: true,
          type: 'image' as const,
          videoUrl: null,
        },
      ],
      strategy: 'replace' as const,
    };
    act(() => {
      store.dispatch(optionChosen({ productId: '19', attributeId: '93', optionId: '5' }));
      store.dispatch(imagesReceived({ productId: '19', images }));
    });
    expect(card.querySelector('img')?.getAttribute('src')).toMatch(/\/b\.jpg$/);
    expect(card.querySelector('a')?.hash).toBe('#93=5');
    expect(screen.getByRole('radiogroup', { name: 'Colour' })).toBeTruthy();
    act(() => {
      store.dispatch(imagesReceived({ productId: '19', images: null }));
    });
    expect(card.querySelector('img')?.getAttribute('src')).toMatch(/\/a\.jpg$/);
  });
});
