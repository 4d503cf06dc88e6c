import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { filesIn } from '../../scripts/lib/files';
import { writePageFiles } from '../../scripts/lib/magento-page-files';

import { hosts, kinds, listedFor, MODULE, pagesOf, xml } from './magento/module';

interface Ran {
  readonly handles: readonly string[];
  readonly policy: readonly { readonly id: string; readonly hosts: readonly string[] }[];
  readonly url: string;
  readonly preloads: readonly string[];
  readonly importMap: string;
  readonly integrity: string;
  readonly styleIntegrity: string;
  readonly saved: readonly (string | null)[];
}

/** A value for a setting, by the name of its backend model. */
type Save = readonly [model: 'Address' | 'Hash' | 'ImportMap', value: string];

const asObject = (lists: ReturnType<typeof listedFor>) =>
  Object.fromEntries([...lists].map(([area, pages]) => [area, Object.fromEntries(pages)]));
const pages = asObject(pagesOf('luma'));
const pagesOfKinds = Object.fromEntries(kinds.map((kind) => [kind, asObject(pagesOf(kind))]));

/** The kinds of themes by their codes. */
const themeKinds: Readonly<Record<string, string>> = Object.fromEntries(
  [...xml('etc/frontend/di.xml').querySelectorAll('argument[name="kinds"] > item')].map((item) => [
    item.getAttribute('name') ?? '',
    item.textContent,
  ]),
);
const needed = asObject(listedFor('needed'));

/** Runs the module's PHP with settings of a store view, on a page with these layout handles. */
function run(
  settings: Readonly<Record<string, string>>,
  handles: readonly string[] = [],
  saves: readonly Save[] = [],
  page = 'cms_index_index',
  {
    module = MODULE,
    blocks = [],
    theme = ['Magento/luma', 'Magento/blank'],
  }: { module?: string; blocks?: readonly string[]; theme?: readonly string[] } = {},
): Ran {
  const script = join(import.meta.dirname, 'magento', 'run.php');
  const input = JSON.stringify({
    settings: Object.fromEntries(
      Object.entries({ 'areas/files': '1', ...settings }).map(([path, value]) => [
        `till_elements/${path}`,
        value,
      ]),
    ),
    pages: pagesOfKinds,
    themeKinds,
    theme,
    needed,
    hosts,
    page,
    handles,
    blocks,
    saves,
  });
  return JSON.parse(execFileSync('php', [script, module], { input, encoding: 'utf8' })) as Ran;
}

describe.runIf(spawnSync('php', ['-v']).status === 0)('the PHP of the Magento module', () => {
  it('has no errors of syntax, in classes and templates', () => {
    const files = filesIn(MODULE).filter((file) => /\.(?:php|phtml)$/.test(file));
    const wrong = files.filter((file) => spawnSync('php', ['-l', file]).status !== 0);
    expect([files.length > 30, wrong]).toEqual([true, []]);
  });

  const checkout = ['default', 'checkout_index_index'];

  it('leaves the lists of arguments of the platform alone, which the file of an area would replace', () => {
    const types = [...xml('etc/frontend/di.xml').querySelectorAll('type:has(> arguments)')];
    for (const type of types) expect(type.getAttribute('name')).toMatch(/^Till\\/);
  });

  it('adds the layout of the areas that are turned on, on the pages that they change', () => {
    const { handles } = run({ 'areas/checkout': '1', 'areas/cart': '1' }, checkout);
    expect(handles).toEqual([
      ...checkout,
      'till_luma_files_default',
      'till_luma_checkout_checkout_index_index',
    ]);
  });

  it.each<readonly [what: string, theme: readonly string[], handles: readonly string[]]>([
    [
      'Hyvä',
      ['Shop/own', 'Hyva/default-csp'],
      ['till_hyva_files_default', 'till_hyva_checkout_checkout_index_index'],
    ],
    [
      'a child of Luma',
      ['Shop/own', 'Magento/luma', 'Magento/blank'],
      [
        'till_luma_files_default',
        'till_luma_checkout_checkout_index_index',
        'till_luma_lean_checkout_index_index',
      ],
    ],
    ['no known theme', ['Shop/own'], ['till_other_files_default']],
  ])('replaces only blocks that the theme has: %s', (_what, theme, own) => {
    const on = Object.keys(pages).map((area) => [`areas/${area}`, '1'] as const);
    const ran = run(
      Object.fromEntries(on),
      ['checkout_index_index', 'default'],
      [],
      'checkout_index_index',
      {
        theme,
      },
    );
    const added = ran.handles.filter((handle) => handle.startsWith('till_'));
    expect(added).toEqual(expect.arrayContaining([...own]));
    expect(
      added.every((handle) => own[0] !== undefined && handle.startsWith(own[0].slice(0, 10))),
    ).toBe(true);
    const scripts = ran.policy.flatMap((one) => one.hosts);
    expect(scripts.includes('https://js.stripe.com')).toBe(own.length > 1);
  });

  it('replaces nothing where the files are not loaded', () => {
    const on = Object.keys(pages).map((area) => [`areas/${area}`, '1'] as const);
    const { handles } = run({ ...Object.fromEntries(on), 'areas/files': '0' }, checkout);
    expect(handles).toEqual(checkout);
  });

  it('changes nothing where every area is turned off', () => {
    const off = Object.keys(pages).map((area) => [`areas/${area}`, '0'] as const);
    expect(run(Object.fromEntries(off), checkout).handles).toEqual(checkout);
  });

  it('keeps RequireJS on a checkout that is not replaced', () => {
    const lean = 'till_luma_lean_checkout_index_index';
    expect(run({ 'areas/lean': '1', 'areas/cart': '1' }, checkout).handles).not.toContain(lean);
    expect(run({ 'areas/lean': '1', 'areas/checkout': '1' }, checkout).handles).toContain(lean);
  });

  it.each<readonly [address: string, url: string, hosts: readonly string[]]>([
    ['', 'static/Till_Elements::till/till.js', []],
    ['/till/', '/till/till.js', []],
    ['https://cdn.example/till', 'https://cdn.example/till/till.js', ['https://cdn.example/till/']],
    ...[
      'https://cdn.example/a b;',
      'https://shop.example@cdn.example/',
      'https://cdn.example/"onload="alert(1)',
      '//cdn.example/till/',
      'javascript:alert(1)//',
      'data:text/javascript,alert(1)//',
    ].map((address) => [address, 'static/Till_Elements::till/till.js', []] as const),
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

  it.each([
    ['checkout', 'checkout_index_index', ['https://js.stripe.com', 'https://api.stripe.com']],
    ['checkout', 'catalog_product_view', []],
    ['product', 'catalog_product_view', ['https://player.vimeo.com', 'https://js.stripe.com']],
    ['product', 'checkout_cart_configure', ['https://player.vimeo.com']],
    ['cart', 'checkout_cart_index', ['https://js.stripe.com']],
    ['content', 'cms_page_view', ['https://maps.googleapis.com', 'https://player.vimeo.com']],
    ['cart', 'checkout_index_index', []],
  ])('allows the hosts that the area %s needs on %s, and no others', (area, page, some) => {
    const own = (on: string) =>
      run({ [`areas/${area}`]: on }, [], [], page)
        .policy.slice(1)
        .flatMap((one) => one.hosts);
    expect(own('1')).toEqual(expect.arrayContaining(some));
    expect(own('1').length === 0).toBe(some.length === 0);
    expect(own('0')).toEqual([]);
  });

  it('names the files of the elements that are on the page beforehand, where it knows their names', () => {
    const module = mkdtempSync(join(tmpdir(), 'till-magento-'));
    cpSync(MODULE, module, { recursive: true });
    const files = (tag: string) => ({ files: ['chunks/core.js', `chunks/${tag}.js`] });
    writePageFiles(module, {
      tags: Object.fromEntries(
        ['till-mini-cart', 'till-price', 'till-gallery'].map((tag) => [tag, files(tag)]),
      ),
      preload: ['chunks/transport.js'],
    });
    const on = { 'areas/mini_cart': '1', 'areas/product': '1' };
    const preloads = (settings: Readonly<Record<string, string>>, blocks: readonly string[]) => {
      const handles = ['default', 'catalog_product_view'];
      const ran = run(settings, handles, [], 'catalog_product_view', { module, blocks });
      return ran.preloads.map((url) => url.replace('static/Till_Elements::till/chunks/', ''));
    };
    const blocks = ['minicart', 'till.price'];
    const [first, ...rest] = preloads(on, blocks);
    expect(first).toBe('core.js');
    expect(rest.sort()).toEqual(['till-mini-cart.js', 'till-price.js', 'transport.js']);
    expect(preloads({ 'areas/mini_cart': '1' }, blocks)).not.toContain('till-price.js');
    expect(preloads(on, [])).toEqual([]);
    expect(preloads({ ...on, 'files/base_url': '/till/' }, blocks)).toEqual([]);
    rmSync(module, { recursive: true });
  });

  const HASH = `sha384-${'Ab+/'.repeat(16)}`;
  const file = 'https://cdn.example/till/chunks/core-1.js';
  const map = JSON.stringify({ integrity: { [file]: HASH } });

  it('prints the hashes of the settings', () => {
    const ran = run({
      'files/import_map': map,
      'files/integrity': HASH,
      'files/style_integrity': HASH,
    });
    expect(ran).toMatchObject({ importMap: map, integrity: HASH, styleIntegrity: HASH });
  });

  it.each([
    ['a script', '</script><script>alert(1)</script>'],
    ['another file for a module', JSON.stringify({ imports: { react: '//evil.example/' } })],
    [
      'both',
      JSON.stringify({ integrity: { [file]: HASH }, imports: { react: '//evil.example/' } }),
    ],
    ['markup as the name of a file', JSON.stringify({ integrity: { '/</script><b>': HASH } })],
    ['markup as a hash', JSON.stringify({ integrity: { [file]: '</script><b>' } })],
    ['a list', JSON.stringify({ integrity: [HASH] })],
    ['half of the JSON', map.slice(0, -2)],
  ])('neither saves nor prints an import map with %s', (_what, hostile) => {
    const ran = run({ 'files/import_map': hostile }, [], [['ImportMap', hostile]]);
    expect(ran.importMap).toBe('');
    expect(ran.saved).toEqual([null]);
  });

  it('neither saves nor prints what is no hash', () => {
    const hostile = `${HASH}" onload="alert(1)`;
    const settings = { 'files/integrity': hostile, 'files/style_integrity': hostile };
    const ran = run(settings, [], [['Hash', hostile]]);
    expect(ran).toMatchObject({ integrity: '', styleIntegrity: '', saved: [null] });
  });

  it('saves what pages may contain, without the blanks around it, and refuses other addresses', () => {
    const { saved } = run(
      {},
      [],
      [
        ['Address', ' https://cdn.example/till/ '],
        ['Address', '/till'],
        ['Address', ''],
        ['Address', 'javascript:alert(1)//'],
        ['Hash', ` ${HASH}\n`],
        ['ImportMap', map],
      ],
    );
    expect(saved).toEqual(['https://cdn.example/till/', '/till', '', null, HASH, map]);
  });
});
