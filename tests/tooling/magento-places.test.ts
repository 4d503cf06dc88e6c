import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { layouts, MODULE, pagesOf, xml } from './magento/module';
import servedPlaces from './magento/served-places.json';
import stockBlocks from './magento/stock-blocks.json';

interface Place {
  readonly tag: string;
  readonly select: string;
}

const places = JSON.parse(
  readFileSync(join(MODULE, '..', 'places.json'), 'utf8'),
) as readonly Place[];

/**
 * The stock blocks of Magento Open Source 2.4.7, and of the module `ClassyLlama_AvaTax`, that the layout names: the pages that have
 * them, with their templates.
 */
const stock: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = stockBlocks;

/**
 * For each place of `integrations/places.json` the layout that replaces it, with the stock blocks that this layout names;
 * null for parts of templates, which no layout can wrap.
 */
const served: Readonly<Record<string, Readonly<Record<string, readonly string[]>> | null>> =
  servedPlaces;

const layoutNamed = (name: string) => xml(`view/frontend/layout/till_luma_${name}.xml`);
const nameOf = (one: Element) => one.getAttribute('name') ?? one.getAttribute('element') ?? '';
/** What a layout changes: the blocks of others that it names. */
const changesIn = (page: Document) => [
  ...page.querySelectorAll('referenceBlock, referenceContainer, move'),
];

describe('the places that the Magento module replaces', () => {
  it('are all of the table of places', () => {
    expect(Object.keys(served)).toEqual(places.map(({ tag, select }) => `${tag} ${select}`));
  });

  it.each(
    Object.entries(served).flatMap(([place, rows]) => (rows ? [[place, rows] as const] : [])),
  )('have a layout with these blocks: %s', (_place, rows) => {
    for (const [layout, blocks] of Object.entries(rows))
      expect(changesIn(layoutNamed(layout)).map(nameOf)).toEqual(
        expect.arrayContaining([...blocks]),
      );
  });

  it('are all that layout files change, but for the files and the lean mode', () => {
    const listed = new Set(
      Object.values(served).flatMap((rows) =>
        Object.entries(rows ?? {}).flatMap(([layout, blocks]) =>
          blocks.map((block) => `till_luma_${layout}.xml ${block}`),
        ),
      ),
    );
    const areasOfPages = layouts.filter(
      (file) => file.includes('/till_luma_') && !/till_luma_(?:files|lean)_/.test(file),
    );
    for (const file of areasOfPages)
      for (const one of changesIn(xml(file)).filter((change) => !change.matches(':has(> block)')))
        expect([...listed]).toContain(`${file.replace(/.*\//, '')} ${nameOf(one)}`);
  });

  it('name blocks that the page has, with the template that the platform gives them', () => {
    for (const [area, pages] of pagesOf('luma')) {
      for (const page of pages.keys()) {
        for (const one of changesIn(layoutNamed(`${area}_${page}`))) {
          const where = `${nameOf(one)} in ${area} of ${page}`;
          const known = Object.entries(stock[nameOf(one)] ?? {});
          expect(known, where).not.toHaveLength(0);
          if (one.getAttribute('remove') === 'true') continue;
          const declared = known.filter(
            ([of]) => of === 'default' || `${page}_`.startsWith(`${of}_`),
          );
          expect(declared, where).not.toHaveLength(0);
          const template = one.querySelector('argument[name="till_template"]')?.textContent;
          if (template !== undefined)
            expect(
              declared.map(([, its]) => its),
              where,
            ).toContain(template);
        }
      }
    }
  });

  it('are blocks of the default theme of Hyvä, where they are in layout for its themes', () => {
    const known = [
      'after.body.start',
      'before.body.end',
      'cart-drawer',
      'checkout.cart',
      'content',
      'fallback.module.missing',
      'head.additional',
    ];
    const own = layouts.filter((file) => file.includes('/till_hyva_'));
    expect(own.length).toBeGreaterThan(3);
    for (const file of own)
      for (const one of changesIn(xml(file))) expect(known, file).toContain(nameOf(one));
  });
});
