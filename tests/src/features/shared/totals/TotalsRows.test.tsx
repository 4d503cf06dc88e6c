import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CheckoutConfig } from '../../../../../src/domain/quote.types';
import { TotalsRows } from '../../../../../src/features/shared/totals/TotalsRows';
import { totalsRenderers } from '../../../../../src/state/extensions/extensions';
import { shop } from '../../../state/support/shop';
import { someTotals } from '../totals';

const plain: CheckoutConfig['taxDisplay'] = {
  shipping: 'excluding',
  totals: 'excluding',
  itemPrice: 'excluding',
  isFullSummary: false,
  isZeroTaxDisplayed: false,
  includeTaxInGrandTotal: false,
};

function renderRows(
  changes: Partial<CheckoutConfig['taxDisplay']> = {},
  hasShippingMethod = true,
  totals = someTotals,
) {
  render(
    <TotalsRows
      totals={totals}
      taxDisplay={{ ...plain, ...changes }}
      format={shop.priceFormat}
      hasShippingMethod={hasShippingMethod}
    />,
  );
}

const rows = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('TotalsRows', () => {
  const undo: (() => void)[] = [];
  afterEach(() => {
    cleanup();
    for (const one of undo.splice(0)) one();
  });

  it('shows the server’s lines in its order, the total last [SUMM-01][QUOT-06]', () => {
    renderRows();
    expect(rows()).toEqual([
      ['Cart Subtotal', '$10.00'],
      ['Discount (READ10)', '-$1.00'],
      ['Shipping', '$0.00'],
      ['Tax', '$0.72'],
      ['Order Total', '$9.72'],
    ]);
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'shows a line of a module that calls it %s by its own title',
    (code) => {
      const wrapping = { code, title: 'Wrapping', value: 2, area: null, taxDetails: [] };
      renderRows({}, true, { ...someTotals, segments: [...someTotals.segments, wrapping] });
      expect(rows()).toContainEqual(['Wrapping', '$2.00']);
    },
  );

  it('shows amounts with and without tax as configured [SUMM-06]', () => {
    renderRows({ totals: 'both', includeTaxInGrandTotal: true });
    expect(rows()).toEqual([
      ['Cart Subtotal (Excl. Tax)', '$10.00'],
      ['Cart Subtotal (Incl. Tax)', '$10.80'],
      ['Discount (READ10)', '-$1.00'],
      ['Shipping', '$0.00'],
      ['Tax', '$0.72'],
      ['Order Total Incl. Tax', '$9.72'],
      ['Order Total Excl. Tax', '$9.00'],
    ]);
  });

  it('leaves shipping open until a method is chosen', () => {
    renderRows({}, false);
    expect(rows()[2]).toEqual(['Shipping', 'Not yet calculated']);
  });

  it('lists the rates of the tax as configured [QUOT-04]', () => {
    renderRows({ isFullSummary: true });
    expect(rows()[3]).toEqual(['TaxUS-CA (8%)', '$0.72$0.72']);
  });

  it('lets a shop render or hide its own line, also later', () => {
    renderRows();
    act(() => {
      undo.push(totalsRenderers.register('discount', () => ({ label: 'You save', value: '10 %' })));
      undo.push(totalsRenderers.register('tax', () => null));
    });
    expect(rows().map(([label]) => label)).toEqual([
      'Cart Subtotal',
      'You save',
      'Shipping',
      'Order Total',
    ]);
  });
});
