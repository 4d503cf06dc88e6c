import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allMetas } from '../../../elements/all-meta';
import { customElementsManifest } from '../../../elements/manifests/custom-elements';
import { webTypes } from '../../../elements/manifests/editors';
import { regionSlots } from '../../../elements/manifests/region-slots';
import { namesOf } from '../../../elements/regions/names';

interface Slotted {
  readonly slots: readonly { readonly name: string }[];
}

const names = (slots: Slotted['slots']) => slots.map(({ name }) => name);

describe('the regions of an element', () => {
  it('are slots of its own tag only', () => {
    expect(names(regionSlots('till-cart'))).toContain('cart-after-totals');
    expect(names(regionSlots('till-mini-cart'))).toContain('mini-cart-after-totals');
    expect(names(regionSlots('till-cart')).every((name) => name.startsWith('cart-'))).toBe(true);
    expect(regionSlots('till-card-fields')).toEqual([]);
  });

  it('are in the order summary those that it renders', () => {
    const sources = ['features/checkout/summary/OrderSummary', 'features/shared/totals/TotalsRows']
      .map((file) => readFileSync(`src/${file}.tsx`, 'utf8'))
      .join('');
    const rendered = [...sources.matchAll(/<Region name="([\w-]+)"/g)].flatMap(([, place = '']) =>
      namesOf('till-order-summary', place),
    );
    expect(names(regionSlots('till-order-summary')).toSorted()).toEqual(rendered.toSorted());
  });

  it('are in the manifests that tools read', () => {
    const manifest = JSON.parse(customElementsManifest(allMetas)) as {
      modules: { declarations: (Slotted & { tagName: string })[] }[];
    };
    const cart = manifest.modules
      .flatMap(({ declarations }) => declarations)
      .find(({ tagName }) => tagName === 'till-cart');
    expect(names(cart?.slots ?? [])).toEqual(['', ...names(regionSlots('till-cart'))]);

    const { contributions } = JSON.parse(webTypes(allMetas, '1.0.0')) as {
      contributions: { html: { elements: (Slotted & { name: string })[] } };
    };
    const checkout = contributions.html.elements.find(({ name }) => name === 'till-checkout');
    expect(names(checkout?.slots ?? [])).toEqual(names(regionSlots('till-checkout')));
  });
});
