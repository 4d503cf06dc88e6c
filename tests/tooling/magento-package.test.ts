import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { phrasesTemplate, writeMagentoModule } from '../../scripts/lib/magento-module';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'till-magento-'));
  folders.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

describe('the packaged Magento module', () => {
  it('has the served files, the phrases of its own and the version of the package', () => {
    const root = folderWith({
      'integrations/magento/composer.json': '{"name": "till/module-elements"}',
      'integrations/magento/etc/module.xml': '<module name="Till_Elements" setup_version="0.0.0">',
      LICENSE: 'MIT',
      'integrations/magento/Model/PageFiles.php': 'BY_HANDLE = [];',
      'integrations/magento/view/frontend/layout/till_cart_page.xml':
        '<referenceBlock name="cart"><argument name="till_tag">till-cart</argument>',
      'dist/till-manifest.json':
        '{"tags": {"till-cart": {"files": ["elements/till-cart.js"]}}, "preload": []}',
      'dist/till.js': '1',
      'dist/till-early.js': '2',
      'dist/till-datalayer.js': '3',
      'dist/till.css': '4',
      'dist/chunks/core-1.js': '5',
      'dist/chunks/core-1.d.ts': '6',
      'dist/elements/till-cart.js': '7',
      'dist/i18n/de.json': '{}',
      'src/i18n/phrases.json': '{"platform": ["Cart"], "shop": ["It\'s new"], "tags": {}}',
      'package.json': '{"version": "1.2.3"}',
    });
    const target = join(root, 'build');
    writeMagentoModule(root, target);

    const web = join(target, 'view/frontend/web');
    for (const file of ['till.js', 'till.css', 'chunks/core-1.js', 'elements/till-cart.js'])
      expect(existsSync(join(web, 'till', file)), file).toBe(true);
    expect(existsSync(join(web, 'till/chunks/core-1.d.ts'))).toBe(false);
    const { version } = JSON.parse(readFileSync(join(target, 'composer.json'), 'utf8')) as {
      readonly version: string;
    };
    expect(version).toBe('1.2.3');
    expect(readFileSync(join(target, 'etc/module.xml'), 'utf8')).toContain('setup_version="1.2.3"');
    expect(readFileSync(join(target, 'Model/PageFiles.php'), 'utf8')).toMatch(
      /'till_cart_page' => \[\s*'cart' => \[\s*'elements\/till-cart\.js',/,
    );
    expect(readFileSync(join(target, 'LICENSE'), 'utf8')).toBe('MIT');
    const template = readFileSync(join(web, 'template/phrases.html'), 'utf8');
    expect(template).toBe(phrasesTemplate(["It's new"]));
    expect(template).toContain(String.raw`i18n: 'It\'s new'`);
  });
});
