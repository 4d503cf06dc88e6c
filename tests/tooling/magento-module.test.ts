import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { allMetas } from '../../elements/all-meta';
import { attributeName } from '../../elements/define/attributes';
import { regionSlots } from '../../elements/manifests/region-slots';

import { pageFiles } from '../../scripts/lib/magento-page-files';
import { files, kinds, layouts, MODULE, pagesOf, read, xml } from './magento/module';

const LAYOUT = 'view/frontend/layout';
const TEMPLATES = 'view/frontend/templates';

interface Written {
  readonly tag: string;
  readonly attributes: readonly string[];
  readonly file: string;
}

/** The tags in the arguments of a layout file's blocks. */
function tagsOfLayout(file: string): readonly Written[] {
  return [...xml(file).querySelectorAll('argument[name="till_tag"]')].map((one) => {
    const items = one.parentElement?.querySelectorAll('argument[name="till_attributes"] > item');
    const attributes = [...(items ?? [])].map((item) => item.getAttribute('name') ?? '');
    return { tag: one.textContent, attributes, file };
  });
}

/** The tags in a template. */
function tagsOfTemplate(file: string): readonly Written[] {
  const html = read(file).replace(/<\?.*?\?>/gs, '');
  return [...html.matchAll(/<(till-[a-z-]+)([^>]*)>/g)].map(([, tag = '', rest = '']) => ({
    tag,
    attributes: [...rest.matchAll(/([a-z-]+)=/g)].map(([, name = '']) => name),
    file,
  }));
}

const templates = files(TEMPLATES, '.phtml');
const templateNamed = (name: string) => `${TEMPLATES}/${name.replace('Till_Elements::', '')}`;

/** The areas of each kind of theme. */
const areasOfKinds = kinds.flatMap((kind) =>
  [...pagesOf(kind)].map(([area, pages]) => ({ kind, area, pages })),
);

/** The tags of an area: by arguments, and in the templates that its layout names. */
function tagsOfArea(area: string, kind = 'luma'): ReadonlySet<string> {
  const own = layouts.filter((file) => basename(file).startsWith(`till_${kind}_${area}_`));
  const named = own.flatMap((file) =>
    [...xml(file).querySelectorAll('[template^="Till_Elements::"]')].map((block) =>
      templateNamed(block.getAttribute('template') ?? ''),
    ),
  );
  const written = [...own.flatMap(tagsOfLayout), ...named.flatMap(tagsOfTemplate)];
  return new Set(written.map(({ tag }) => tag));
}

describe('the Magento module', () => {
  it('has well-formed files', () => {
    const all = files('', '.xml');
    expect(all.length).toBeGreaterThan(layouts.length);
    for (const file of all) expect(() => xml(file)).not.toThrow();
  });

  it('writes tags and attributes that exist', () => {
    const written = [...layouts.flatMap(tagsOfLayout), ...templates.flatMap(tagsOfTemplate)];
    expect(written.length).toBeGreaterThan(30);
    for (const { tag, attributes, file } of written) {
      const meta = allMetas.find((one) => one.tag === tag);
      expect(meta, `${tag} in ${file}`).toBeDefined();
      const known = ['class', ...Object.keys(meta?.attributes ?? {}).map(attributeName)];
      for (const name of attributes) expect(known, `${tag} in ${file}`).toContain(name);
    }
  });

  it('knows the files of every element that an area writes', () => {
    const tags = Object.fromEntries(allMetas.map(({ tag }) => [tag, { files: [tag] }]));
    const listed = Object.entries(pageFiles(MODULE, { tags, preload: [] }));
    for (const { kind, area } of areasOfKinds) {
      const inArea = listed.filter(([handle]) => handle.startsWith(`till_${kind}_${area}_`));
      const known = new Set(inArea.flatMap(([, blocks]) => Object.values(blocks).flat()));
      expect([...known].sort(), `${area} of ${kind}`).toEqual([...tagsOfArea(area, kind)].sort());
      for (const block of inArea.flatMap(([, blocks]) => Object.keys(blocks)))
        expect(block).not.toBe('');
    }
  });

  it('names templates that exist, and uses all it has', () => {
    const blocks = layouts.flatMap((file) => [
      ...xml(file).querySelectorAll('[template^="Till_Elements::"]'),
    ]);
    const named = blocks.map((block) => templateNamed(block.getAttribute('template') ?? ''));
    expect([...new Set(named)].sort()).toEqual(templates);
    for (const block of blocks) {
      const isAround = block.getAttribute('template') === 'Till_Elements::around.phtml';
      expect(block.querySelector('argument[name="till_tag"]') !== null).toBe(isAround);
    }
  });

  it('adds its layout to the pages it has layout for', () => {
    const listed = areasOfKinds.flatMap(({ kind, area, pages }) =>
      [...pages].map(([name, page]) => {
        expect(name).toBe(page);
        return `${LAYOUT}/till_${kind}_${area}_${page}.xml`;
      }),
    );
    expect(listed.sort()).toEqual(layouts);
  });

  it('has a version, without which the platform does not run its uninstaller', () => {
    expect(files('Setup', '.php')).toEqual(['Setup/Uninstall.php']);
    expect(xml('etc/module.xml').querySelector('module[setup_version]')).not.toBeNull();
  });

  it('agrees with the table of places', () => {
    const places = JSON.parse(readFileSync(join(MODULE, '..', 'places.json'), 'utf8')) as readonly {
      readonly tag: string;
      readonly area: string;
    }[];
    /** Parts of stock templates, which no layout can wrap. */
    const byThemeOnly = ['till-password', 'till-gift-message', 'till-slider'];
    /** In the place of what a stock page has among the components that its scripts render. */
    const byModuleOnly = ['till-login of checkout'];
    for (const area of new Set(places.map((place) => place.area))) {
      const inTable = places.filter((place) => place.area === area).map(({ tag }) => tag);
      const inModule = tagsOfArea(area);
      for (const tag of inModule)
        if (!byModuleOnly.includes(`${tag} of ${area}`))
          expect(inTable, `places of ${area}`).toContain(tag);
      for (const place of byModuleOnly.filter((one) => one.endsWith(` of ${area}`)))
        expect([...inModule].map((tag) => `${tag} of ${area}`)).toContain(place);
      for (const tag of inTable)
        expect(
          inModule.has(tag) ||
            byThemeOnly.includes(tag) ||
            (area === 'lists' && tag === 'till-price'),
          `${tag} of ${area}`,
        ).toBe(true);
    }
  });

  it('offers a guest the sign-in above the checkout, with the configuration of the popup', () => {
    const page = xml(`${LAYOUT}/till_luma_checkout_checkout_index_index.xml`);
    const login = page.querySelector('referenceContainer[name="content"] > block');
    expect(login?.getAttribute('before')).toBe('checkout.root');
    expect(login?.getAttribute('class')).toBe(
      'Magento\\Customer\\Block\\Account\\AuthorizationLink',
    );
    const template = read(templateNamed(login?.getAttribute('template') ?? ''));
    expect(template).toMatch(
      /if \(!\$block->isLoggedIn\(\)\).*<till-login>.*getChildHtml\(\).*endif/s,
    );
    const popup = login?.querySelector('block')?.getAttribute('template') ?? '';
    expect(read(templateNamed(popup))).toContain('window.authenticationPopup = ');
  });

  it('keeps the checkout with several addresses, in the summary of the element, for carts without errors', () => {
    const page = xml(`${LAYOUT}/till_luma_cart_checkout_cart_index.xml`);
    const kept = page.querySelector('move[element="checkout.cart.methods.multishipping"]');
    const place = page.querySelector(
      `container[name="${kept?.getAttribute('destination') ?? ''}"][as="methods"]`,
    );
    const cart = place?.parentElement;
    expect(cart?.getAttribute('name')).toBe('till.cart');
    const template = read(templateNamed(cart?.getAttribute('template') ?? ''));
    const [, region = ''] =
      /getChildHtml\('methods'\).*<till-cart .*<div slot="([^"]*)".*\$methods.*<\/till-cart>/s.exec(
        template,
      ) ?? [];
    expect(regionSlots('till-cart').map(({ name }) => name)).toContain(region);
    const [, withoutErrors = ''] =
      /if \(!\$block->hasError\(\)\): \?>(.*)endif; \?>\s*<\/till-cart>/s.exec(template) ?? [];
    expect(withoutErrors).toContain(`<div slot="${region}"`);
  });

  it.each(['luma.css', 'hyva.css'])(
    'styles only classes that the elements have: %s',
    (sheetName) => {
      const root = join(MODULE, '..', '..', 'src');
      const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.css'))
        .map((file) => readFileSync(join(root, file), 'utf8'));
      const named = read(`view/frontend/web/css/${sheetName}`).match(/\.till-[\w-]+/g) ?? [];
      expect(named).not.toHaveLength(0);
      for (const name of named)
        expect(
          sheets.some((sheet) => sheet.includes(`${name} {`) || sheet.includes(`${name},\n`)),
          name,
        ).toBe(true);
    },
  );

  it.runIf(spawnSync('php', ['-v']).status === 0)('has no syntax errors in PHP', () => {
    for (const file of files('', '.php', '.phtml')) {
      expect(execFileSync('php', ['-l', join(MODULE, file)], { encoding: 'utf8' })).toContain(
        'No syntax errors',
      );
    }
  });
});
