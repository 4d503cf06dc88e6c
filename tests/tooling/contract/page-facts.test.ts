import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import {
  pageDifferences,
  pageFacts,
  READ_COMPONENTS,
} from '../../../scripts/lib/contract/page-facts';

const init = (json: string): string => `<script type="text/x-magento-init">${json}</script>`;

describe('what a script can read of a page', () => {
  it('is the components that the bundle reads, where they are for, and the keys of their configuration', () => {
    const facts = pageFacts(
      init('{"[data-price-box=product-id-7]":{"priceBox":{"priceConfig":{"productId":"7"}}}}') +
        '<ul id="list-7" data-mage-init=\'{"downloadable":{"links":{"5":{"price":2}}},"tabs":{}}\'></ul>',
    );
    expect([...facts]).toEqual([
      'priceBox for [data-price-box=product-id-N]',
      'priceBox.priceConfig.productId is string',
      'downloadable for attribute of ul#list-N',
      'downloadable.links.* is object',
    ]);
  });

  it('is the configuration of window, assigned or in a block of our own', () => {
    const keys = ['window.checkout.baseUrl is string', 'window.checkout.list is []'];
    const json = '{"baseUrl":"https:\\/\\/shop.example\\/","list":[]}';
    expect([...pageFacts(`<script>window.checkout = ${json};</script>`)]).toEqual(keys);
    expect([
      ...pageFacts(
        `<script type="application/json" data-till-config>{"checkout":${json}}</script>`,
      ),
    ]).toEqual(keys);
  });

  it('consists of nodes, disabled buttons, and the forms that scripts use', () => {
    const button = (disabled: string): string =>
      `<form action="https://shop.example/checkout/cart/add/uenc/abc,/product/7/" method="post">
       <input name="options[12]"><button id="product-addtocart-button" ${disabled}></button></form>`;
    expect(pageDifferences(button('disabled'), button(''))).toEqual([
      'missing: node #product-addtocart-button[disabled]',
    ]);
    expect([...pageFacts(button(''))]).toContain('field options[N] of post /checkout/cart/add/');
  });
});

describe('the differences of a page', () => {
  it('name a component or a form that is lacking once, not each of its keys', () => {
    const whole = `${init('{"*":{"priceBox":{"priceConfig":{"a":1,"b":2}}}}')}
      <form action="/checkout/cart/add/"><input name="qty"></form>`;
    expect(pageDifferences(whole, '')).toEqual([
      'missing: priceBox for *',
      'missing: form get /checkout/cart/add/',
    ]);
    expect(pageDifferences('', whole).every((what) => what.startsWith('not there: '))).toBe(true);
    expect(
      pageDifferences(whole, whole.replace('"b":2', '"c":2').replace('qty', 'quantity')),
    ).toEqual([
      'missing: priceBox.priceConfig.b is number',
      'missing: field qty of get /checkout/cart/add/',
      'not there: priceBox.priceConfig.c is number',
      'not there: field quantity of get /checkout/cart/add/',
    ]);
  });
});

it('covers every component that the bundle looks up in a page', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const asked = ['src', 'elements'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => {
        const source = readFileSync(join(root, folder, name), 'utf8');
        return [...source.matchAll(/configsOf\([^,()]*(?:\(\)[^,]*)?,\s*'([^']+)'/g)].map(
          ([, component]) => component,
        );
      }),
  );
  expect(asked.length).toBeGreaterThan(10);
  // The parts of the component tree are read separately.
  const others = asked.filter((component) => component !== 'Magento_Ui/js/core/app');
  expect(READ_COMPONENTS).toEqual(expect.arrayContaining([...new Set(others)]));
});
