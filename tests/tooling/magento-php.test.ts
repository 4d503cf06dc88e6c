import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { listedFor, MODULE, xml } from './magento/module';

interface Ran {
  readonly handles: readonly string[];
  readonly policy: readonly { readonly id: string; readonly hosts: readonly string[] }[];
  readonly url: string;
}

const asObject = (lists: ReturnType<typeof listedFor>) =>
  Object.fromEntries([...lists].map(([area, pages]) => [area, Object.fromEntries(pages)]));
const pages = asObject(listedFor('pages'));
const needed = asObject(listedFor('needed'));

/** Runs the module's PHP with settings of a store view, on a page with these layout handles. */
function run(settings: Readonly<Record<string, string>>, handles: readonly string[] = []): Ran {
  const script = join(import.meta.dirname, 'magento', 'run.php');
  const input = JSON.stringify({
    settings: Object.fromEntries(
      Object.entries(settings).map(([path, value]) => [`till_elements/${path}`, value]),
    ),
    pages,
    needed,
    handles,
  });
  return JSON.parse(execFileSync('php', [script, MODULE], { input, encoding: 'utf8' })) as Ran;
}

describe.runIf(spawnSync('php', ['-v']).status === 0)('the PHP of the Magento module', () => {
  const checkout = ['default', 'checkout_index_index'];

  it('leaves the lists of arguments of the platform alone, which the file of an area would replace', () => {
    const types = [...xml('etc/frontend/di.xml').querySelectorAll('type:has(> arguments)')];
    for (const type of types) expect(type.getAttribute('name')).toMatch(/^Till\\/);
  });

  it('adds the layout of the areas that are turned on, on the pages that they change', () => {
    const { handles } = run({ 'areas/checkout': '1', 'areas/cart': '1' }, checkout);
    expect(handles).toEqual([...checkout, 'till_checkout_checkout_index_index']);
  });

  it('changes nothing where every area is turned off', () => {
    const off = Object.keys(pages).map((area) => [`areas/${area}`, '0'] as const);
    expect(run(Object.fromEntries(off), checkout).handles).toEqual(checkout);
  });

  it('keeps RequireJS on a checkout that is not replaced', () => {
    const lean = 'till_lean_checkout_index_index';
    expect(run({ 'areas/lean': '1', 'areas/cart': '1' }, checkout).handles).not.toContain(lean);
    expect(run({ 'areas/lean': '1', 'areas/checkout': '1' }, checkout).handles).toContain(lean);
  });

  it.each([
    ['', 'static/Till_Elements::till/till.js', []],
    ['/till/', '/till/till.js', []],
    ['https://cdn.example/till', 'https://cdn.example/till/till.js', ['https://cdn.example/till/']],
    ['https://cdn.example/a b;', 'https://cdn.example/a b;/till.js', []],
  ])('finds the files with the address "%s" and allows a host', (address, url, hosts) => {
    const ran = run({ 'files/base_url': address });
    expect(ran.url).toBe(url);
    const own = ['script-src', 'style-src', 'connect-src'].map((id) => ({
      id,
      none: false,
      hosts,
    }));
    expect(ran.policy).toEqual([
      { id: 'img-src', none: false, hosts: ['https://maps.example'] },
      ...(hosts.length > 0 ? own : []),
    ]);
  });
});
