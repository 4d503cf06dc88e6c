import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/catalog/till-filters';
import filtersCss from '../../../src/features/catalog/filters/Filters.css';
import { replaceNavigator } from '../../../src/platform/navigate';

const SHELF = 'https://shop.example/shelf.html';
const assign = vi.fn<(url: string) => void>();
let restore: () => void;

const item = (query: string, label: string, count: number): string =>
  `<li class="item"><a href="${SHELF}?${query}" rel="nofollow">${label}<span class="count"> ${String(count)}<span class="filter-count-label">item</span></span></a></li>`;

const group = (title: string, content: string): string =>
  `<div data-role="collapsible" class="filter-options-item"><div data-role="title" class="filter-options-title">${title}</div><div data-role="content" class="filter-options-content">${content}</div></div>`;

const authors = (count: number): string =>
  `<ol class="items">${Array.from({ length: count }, (_, index) => item(`s=7&author=${String(index)}`, `Author ${String(index)} Ömer`, 2)).join('')}</ol>`;

const SWATCHES = `<div class="swatch-attribute swatch-layered color"><div class="swatch-attribute-options clearfix"><a href="${SHELF}?s=7&color=4" rel="nofollow" aria-label="Red" class="swatch-option-link-layered"><div class="swatch-option color" data-option-type="1" data-option-id="4" data-option-label="Red" data-option-tooltip-thumb="" data-option-tooltip-value="#c23b22"></div></a></div></div>`;

const ACTIVE = `<div class="filter-current"><ol class="items"><li class="item"><span class="filter-label">Size</span> <span class="filter-value">&lt;b&gt;L</span><a class="action remove" href="${SHELF}"><span>Remove This Item</span></a></li></ol></div><div class="block-actions"><a href="${SHELF}?clear" class="action clear filter-clear"><span>Clear All</span></a></div>`;

const PRICES = `<ol class="items">${item('s=7&price=0-10', '<span class="price">$0.00</span> - <span class="price">$9.99</span>', 1)}${item('s=7&price=10-20', '<span class="price">$10.00</span> and above', 1204)}</ol>`;

const open = (name: string) =>
  userEvent.click(screen.getByRole('button', { name, expanded: false }));

async function renderView(isNarrow: boolean, content: string): Promise<void> {
  vi.stubGlobal(
    'matchMedia',
    (media: string) =>
      ({
        matches: isNarrow,
        media,
        addEventListener: vi.fn(),
        removeEventListener: vi.fn(),
      }) as unknown,
  );
  window.history.replaceState(null, '', `${SHELF}?s=7&p=3`);
  document.body.innerHTML = `<p class="toolbar-amount">Items <span class="toolbar-number">1</span>-<span class="toolbar-number">12</span> of <span class="toolbar-number">42</span></p><till-filters><div class="block filter" id="layered-filter-block">${content}</div></till-filters>`;
  await screen.findByRole('heading', { name: 'Shop By' });
}

beforeEach(() => {
  assign.mockReset();
  restore = replaceNavigator({ assign });
});
afterEach(() => {
  restore();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const names = (container: HTMLElement) =>
  within(container)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('<till-filters> beside the list', () => {
  it('has every value as a link, with its count or colour, and leads there [LIST-01]', async () => {
    await renderView(false, `${ACTIVE}${group('Price', PRICES)}${group('Color', SWATCHES)}`);
    expect(screen.queryByRole('link', { name: 'Red' }), 'closed, as in the platform').toBeNull();
    await open('Price');
    await open('Color');
    const price = screen.getByRole('button', { name: 'Price' }).parentElement;
    expect(names(price ?? document.body)).toEqual(['$0.00 - $9.99(1)', '$10.00 and above(1204)']);
    expect(screen.getByRole('link', { name: 'Red' }).querySelector('circle')).not.toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /and above/ }));
    expect(assign).toHaveBeenCalledWith(`${SHELF}?s=7&price=10-20`);
  });

  it('leads to a range of prices of one’s own, below the ranges of the shop', async () => {
    await renderView(false, `${group('Price', PRICES)}${group('Color', SWATCHES)}`);
    await open('Price');
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Minimum price'));
    expect(screen.getByText('This is a required field.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Minimum price'), '<b>ten');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText('Please enter a valid number in this field.')).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByLabelText('Minimum price'));
    await userEvent.type(screen.getByLabelText('Maximum price'), '1,250.50{Enter}');
    expect(assign).toHaveBeenCalledWith(`${SHELF}?s=7&price=-1250.51`);
  });

  it('takes prices in the notation of the page', async () => {
    document.documentElement.lang = 'de';
    const prices = item('price=10-20', '10,00\u00a0€ - 19,99\u00a0€', 4);
    await renderView(false, group('Preis', `<ol class="items">${prices}</ol>`));
    await userEvent.type(screen.getByLabelText('Minimum price'), '1.250,50');
    await userEvent.type(screen.getByLabelText('Maximum price'), '12,25{Enter}');
    document.documentElement.lang = '';
    expect(assign).toHaveBeenCalledWith(`${SHELF}?s=7&price=12.25-1250.51`);
  });

  it('removes filters that are on, one or all; texts are never markup', async () => {
    await renderView(false, `${ACTIVE}${group('Price', PRICES)}`);
    const chip = screen.getByRole('link', { name: /^Size: <b>L ?Remove This Item$/ });
    await userEvent.click(chip);
    expect(assign).toHaveBeenCalledWith(SHELF);
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Clear All' }).href).toBe(
      `${SHELF}?clear`,
    );
  });

  it('searches a long list of authors, whatever the case and the accents [FILT-01]', async () => {
    await renderView(false, group('Author', authors(12)));
    await userEvent.click(screen.getByRole('button', { name: 'Author' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search: Author' }), '11 omer');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('1 of 12');
    await userEvent.type(screen.getByRole('searchbox'), 'x{Enter}');
    expect(screen.getByText('Nothing found.')).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
  });

  it('scrolls after 20 items of 22 px, within 442 px [FILT-02][FILT-03][FILT-04]', async () => {
    await renderView(false, `${group('Twenty', authors(20))}${group('More', authors(21))}`);
    const isLong = (name: string) =>
      screen
        .getByRole('button', { name })
        .parentElement?.querySelector('ul')
        ?.classList.contains('till-filters__options--long');
    expect(isLong('Twenty')).toBe(false);
    expect(isLong('More')).toBe(true);
    const css = filtersCss.replaceAll(/\s/g, '');
    expect(css).toMatch(/__options--long:[^{]*\{[^}]*max-block-size:442px;overflow:hiddenauto/);
    expect(css).toMatch(/till-filters__link:[^{]*\{[^}]*min-block-size:22px/);
  });
});

describe('<till-filters> on a phone', () => {
  const openDrawer = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    return screen.findByRole('dialog', { name: 'Filter' });
  };

  it('requests a range of prices with the other filters; a range of the shop replaces it', async () => {
    await renderView(true, `${group('Price', PRICES)}${group('Color', SWATCHES)}`);
    const drawer = await openDrawer('Filter');
    await userEvent.click(within(drawer).getByRole('checkbox', { name: /above/ }));
    expect(within(drawer).queryByRole('textbox')).toBeNull();
    await userEvent.click(within(drawer).getByRole('checkbox', { name: /above/ }));
    await userEvent.type(within(drawer).getByLabelText('Minimum price'), '12');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Color' }));
    await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Red' }));
    await userEvent.type(within(drawer).getByLabelText('Maximum price'), '15');
    expect(within(drawer).queryByRole('button', { name: 'Apply' })).toBeNull();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Show products' }));
    expect(assign).toHaveBeenCalledWith(`${SHELF}?s=7&color=4&price=12-15.01`);
  });

  it('sends nothing until the shopper asks for the products, then all of it at once', async () => {
    await renderView(true, `${group('Price', PRICES)}${group('Color', SWATCHES)}`);
    const drawer = await openDrawer('Filter');
    expect(within(drawer).getByRole('button', { name: 'Show 42 products' })).toBeTruthy();
    await userEvent.click(within(drawer).getByRole('checkbox', { name: /and above/ }));
    expect(within(drawer).getByRole('button', { name: 'Show 1204 products' })).toBeTruthy();
    await userEvent.click(within(drawer).getByRole('checkbox', { name: /9\.99/ }));
    expect(within(drawer).getByRole('checkbox', { name: /above/ })).toHaveProperty(
      'checked',
      false,
    );
    expect(within(drawer).getByRole('button', { name: 'Show 1 product' })).toBeTruthy();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Color' }));
    await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Red' }));
    expect(assign).not.toHaveBeenCalled();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Show products' }));
    expect(assign.mock.calls).toEqual([[`${SHELF}?s=7&price=0-10&color=4`]]);
  });

  it('knows filters by their links: groups and values may have the same name', async () => {
    const kind = (parameter: string) =>
      group('Type', `<ol class="items">${item(`s=7&${parameter}=1`, 'Used', 3)}</ol>`);
    const twins = `<ol class="items">${item('s=7&size=1', 'M', 1)}${item('s=7&size=2', 'M', 2)}</ol>`;
    const errors = vi.spyOn(console, 'error');
    await renderView(true, `${kind('book')}${kind('film')}${group('Size', twins)}`);
    const drawer = await openDrawer('Filter');
    for (const toggle of within(drawer).getAllByRole('button', {
      name: /Type|Size/,
      expanded: false,
    }))
      await userEvent.click(toggle);
    for (const used of within(drawer).getAllByRole('checkbox', { name: /Used/ }))
      await userEvent.click(used);
    const [small, medium] = within(drawer).getAllByRole('checkbox', { name: /^M/ });
    await userEvent.click(medium ?? document.body);
    expect(small).toHaveProperty('checked', false);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Show products' }));
    expect(assign).toHaveBeenCalledWith(`${SHELF}?s=7&book=1&film=1&size=2`);
    expect(errors).not.toHaveBeenCalledWith(expect.stringContaining('same key'), expect.anything());
  });

  it('takes filters away that are on, and forgets what was chosen when it is closed', async () => {
    await renderView(true, `${ACTIVE}${group('Price', PRICES)}`);
    const drawer = await openDrawer('Filter (1)');
    await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Size: <b>L' }));
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    expect(assign).not.toHaveBeenCalled();
    const again = await openDrawer('Filter (1)');
    const size = within(again).getByRole('checkbox', { name: 'Size: <b>L' });
    expect(size).toHaveProperty('checked', true);
    await userEvent.click(size);
    await userEvent.click(within(again).getByRole('button', { name: 'Show products' }));
    await waitFor(() => {
      expect(assign.mock.calls).toEqual([[SHELF]]);
    });
  });
});
