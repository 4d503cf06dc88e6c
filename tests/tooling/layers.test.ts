import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import configuration from '../../.dependency-cruiser.mjs';

interface Planted {
  readonly rule: string;
  readonly file: string;
  readonly text: string;
  /** Part of the path that must not be imported. */
  readonly to: string;
}

const plant = (rule: string, file: string, to: string, specifier: string): Planted => ({
  rule,
  file,
  to,
  text: `import '${specifier}';`,
});

/** One or more violations of every rule. */
const planted: readonly Planted[] = [
  plant('no-cycles', 'src/domain/egg.ts', 'src/domain/hen.ts', './hen'),
  plant('no-unknown-imports', 'src/domain/lost.ts', './nowhere', './nowhere'),
  plant('platform-imports-nothing-of-ours', 'src/platform/a.ts', 'domain/ok.ts', '../domain/ok'),
  plant(
    'platform-imports-nothing-of-ours',
    'src/platform/b.ts',
    'elements/ok.ts',
    '../../elements/ok',
  ),
  plant('domain-imports-nothing-of-ours', 'src/domain/a.ts', 'platform/ok.ts', '../platform/ok'),
  plant('domain-uses-no-libraries', 'src/domain/b.ts', 'node_modules/redux/', 'redux'),
  plant('api-imports-platform-and-domain', 'src/api/a.ts', 'state/ok.ts', '../state/ok'),
  plant('state-imports-what-is-below', 'src/state/a.ts', 'ui/ok.ts', '../ui/ok'),
  plant(
    'state-imports-what-is-below',
    'src/state/b.ts',
    'features/one/ok.ts',
    '../features/one/ok',
  ),
  plant(
    'state-shared-imports-no-capability',
    'src/state/shared/a.ts',
    'state/cart/ok.ts',
    '../cart/ok',
  ),
  plant('ui-imports-domain-and-i18n', 'src/ui/a.ts', 'platform/ok.ts', '../platform/ok'),
  plant('ui-imports-domain-and-i18n', 'src/ui/b.ts', 'state/ok.ts', '../state/ok'),
  plant(
    'features-never-import-elements',
    'src/features/one/a.ts',
    'elements/ok.ts',
    '../../../elements/ok',
  ),
  plant('capabilities-stay-apart', 'src/features/one/b.ts', 'features/two/ok.ts', '../two/ok'),
  plant('capabilities-stay-apart', 'src/features/shared/a.ts', 'features/two/ok.ts', '../two/ok'),
  plant(
    'payment-providers-stay-apart',
    'src/payments/one/a.ts',
    'features/one/ok.ts',
    '../../features/one/ok',
  ),
  plant(
    'provider-domain-imports-nothing-of-ours',
    'src/payments/one/domain/a.ts',
    'platform/ok.ts',
    '../../../platform/ok',
  ),
  plant(
    'provider-api-imports-platform-and-domain',
    'src/payments/one/api/a.ts',
    'state/ok.ts',
    '../../../state/ok',
  ),
  plant(
    'payment-providers-are-registered-only',
    'elements/c.ts',
    'payments/one/ok.ts',
    '../src/payments/one/ok',
  ),
  plant(
    'payment-registry-serves-elements',
    'src/state/d.ts',
    'payments/one/ok.ts',
    '../payments/one/ok',
  ),
  plant(
    'provider-domain-imports-nothing-of-ours',
    'src/tax/one/domain/a.ts',
    'platform/ok.ts',
    '../../../platform/ok',
  ),
  plant(
    'provider-api-imports-platform-and-domain',
    'src/tax/one/api/a.ts',
    'state/ok.ts',
    '../../../state/ok',
  ),
  plant('tax-services-stay-apart', 'src/tax/one/a.ts', 'tax/two/ok.ts', '../two/ok'),
  plant(
    'tax-services-stay-apart',
    'src/tax/one/b.ts',
    'features/one/ok.ts',
    '../../features/one/ok',
  ),
  plant('tax-services-are-registered-only', 'src/state/f.ts', 'tax/one/ok.ts', '../tax/one/ok'),
  plant('tax-list-serves-elements', 'elements/e.ts', 'tax/one/ok.ts', '../src/tax/one/ok'),
  plant(
    'shipping-methods-stay-apart',
    'src/shipping/one/a.ts',
    'features/one/ok.ts',
    '../../features/one/ok',
  ),
  plant(
    'shipping-methods-are-registered-only',
    'src/state/e.ts',
    'shipping/one/ok.ts',
    '../shipping/one/ok',
  ),
  plant(
    'shipping-registry-serves-elements',
    'elements/d.ts',
    'shipping/one/ok.ts',
    '../src/shipping/one/ok',
  ),
  plant('views-never-call-the-server', 'src/features/one/c.tsx', 'api/ok.ts', '../../api/ok'),
  plant(
    'views-never-call-the-server',
    'src/features/one/d.tsx',
    'http/ok.ts',
    '../../platform/http/ok',
  ),
  plant('react-in-views-only', 'src/state/c.ts', 'react/index.js', 'react'),
  plant(
    'r2wc-in-define-only',
    'elements/a.tsx',
    'react-to-web-component.js',
    '@r2wc/react-to-web-component',
  ),
  plant('bundle-uses-its-libraries-only', 'src/api/b.ts', 'node_modules/fast-check/', 'fast-check'),
  plant('bundle-uses-its-libraries-only', 'src/api/c.ts', 'fs', 'node:fs'),
  plant('demo-never-imports-the-bundle', 'demo/a.ts', 'domain/ok.ts', '../src/domain/ok'),
  plant(
    'demo-never-imports-the-bundle',
    'demo/gallery/b.ts',
    'elements/ok.ts',
    '../../elements/ok',
  ),
  plant('demo-foundations-stand-alone', 'demo/shop/data/a.ts', 'views/ok.ts', '../views/ok'),
  plant('demo-foundations-stand-alone', 'demo/shop/db/a.ts', 'pages/ok.ts', '../pages/ok'),
  plant('demo-foundations-stand-alone', 'demo/shop/support/a.ts', 'domain/ok.ts', '../domain/ok'),
  plant('demo-domain-imports-what-is-below', 'demo/shop/domain/a.ts', 'pages/ok.ts', '../pages/ok'),
  plant(
    'demo-calls-import-no-pages',
    'demo/shop/rest/a.ts',
    'storefront/ok.ts',
    '../storefront/ok',
  ),
  plant('demo-calls-import-no-pages', 'demo/shop/sections/a.ts', 'pages/ok.ts', '../pages/ok'),
  plant('demo-pages-only-render', 'demo/shop/pages/a.ts', 'db/ok.ts', '../db/ok'),
  plant('demo-pages-only-render', 'demo/shop/pages/b.ts', 'domain/ok.ts', '../domain/ok'),
  plant('demo-views-import-no-routes', 'demo/shop/views/a.ts', 'rest/ok.ts', '../rest/ok'),
  plant('demo-shop-stands-alone', 'demo/shop/a.ts', 'gallery/ok.ts', '../gallery/ok'),
  plant('demo-try-on-uses-helpers-only', 'demo/try-on/a.ts', 'domain/ok.ts', '../shop/domain/ok'),
  plant('demo-shop-stands-alone', 'demo/shop/b.ts', 'providers/ok.ts', '../providers/ok'),
  plant('demo-providers-stand-alone', 'demo/providers/a.ts', 'support/ok.ts', '../shop/support/ok'),
  plant(
    'demo-gallery-knows-no-provider',
    'demo/gallery/c.ts',
    'providers/ok.ts',
    '../providers/ok',
  ),
  plant('bundle-never-imports-the-outside', 'src/api/d.ts', 'demo/ok.ts', '../../demo/ok'),
];

/** What the rules allow, next to what they forbid. */
const allowed: Readonly<Record<string, string>> = {
  'src/domain/hen.ts': "import './egg';",
  'demo/gallery/surface.ts': "import '../../elements/ok';",
  'demo/demo.ts': "import './gallery/ok'; import './shop/storefront/ok';",
  'demo/provider.ts': "import './providers/ok'; import './shop/domain/ok';",
  'demo/gallery/fine.ts': "import '../shop/storefront/ok';",
  'demo/try-on/fine.ts': "import '../shop/support/ok';",
  'demo/shop/domain/fine.ts': "import '../data/ok'; import '../db/ok'; import '../support/ok';",
  'demo/shop/pages/fine.ts': "import '../domain/language/ok'; import '../data/ok';",
  'demo/shop/views/fine.ts': "import '../pages/ok'; import '../domain/ok';",
  'demo/shop/storefront/fine.ts':
    "import '../views/ok'; import '../pages/ok'; import '../rest/ok';",
  'src/api/fine.ts': "import '../platform/ok'; import '../domain/ok';",
  'src/state/shared/hooks.ts': "import 'react'; import '../../api/ok';",
  'src/ui/fine.tsx': "import 'react'; import '../platform/i18n/ok'; import '../domain/ok';",
  'src/features/one/fine.tsx': "import './ok'; import '../shared/ok'; import '../../state/ok';",
  'src/features/one/types.ts':
    "import type { Ok } from '../../platform/http/ok'; export type Fine = Ok;",
  'src/shipping/registry.ts': "import './one/ok'; import './two/ok';",
  'src/tax/services.ts': "import './one/ok'; import './two/ok';",
  'src/tax/one/fine.ts': "import './ok'; import '../../api/ok'; import '../../domain/ok';",
  'src/payments/registry.ts': "import './one/ok'; import './two/ok';",
  'src/payments/one/fine.tsx':
    "import 'react'; import './ok'; import '../shared/ok'; import '../../api/ok'; import '../../features/shared/ok';",
  'src/features/both-page/fine.tsx': "import '../one/ok'; import '../two/ok';",
  'elements/define.tsx': "import '@r2wc/react-to-web-component'; import '../src/features/one/ok';",
};

const PLACES = [
  ...[
    'src/platform',
    'src/platform/http',
    'src/platform/i18n',
    'src/domain',
    'src/api',
    'src/state',
    'src/state/cart',
  ],
  ...['src/ui', 'src/features/one', 'src/features/two', 'src/features/shared', 'elements', 'demo'],
  ...['src/payments/one', 'src/payments/two', 'src/payments/shared'],
  ...['src/tax/one', 'src/tax/two'],
  ...['src/shipping/one', 'src/shipping/two', 'src/shipping/shared'],
  ...[
    'data',
    'db',
    'support',
    'domain',
    'domain/language',
    'views',
    'pages',
    'rest',
    'storefront',
  ].map((folder) => `demo/shop/${folder}`),
  ...['demo/gallery', 'demo/try-on', 'demo/providers'],
];

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

describe('the direction of imports', () => {
  const house = mkdtempSync(join(tmpdir(), 'till-layers-'));
  let violations: readonly Violation[] = [];

  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), `${text}\n`);
  };

  beforeAll(() => {
    for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json', 'package.json']) {
      cpSync(file, join(house, file));
    }
    symlinkSync(resolve('node_modules'), join(house, 'node_modules'));
    for (const place of PLACES) write(`${place}/ok.ts`, 'export type Ok = 1;');
    for (const [file, text] of Object.entries(allowed)) write(file, text);
    for (const { file, text } of planted) write(file, text);
    const { stdout } = spawnSync(
      resolve('node_modules/.bin/depcruise'),
      ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'src', 'elements', 'demo'],
      { cwd: house, encoding: 'utf8', maxBuffer: 32e6 },
    );
    violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary
      .violations;
  }, 60_000);

  afterAll(() => {
    rmSync(house, { recursive: true, force: true });
  });

  it.each(planted)('$rule catches $file', ({ rule, file, to }) => {
    const found = violations.filter((violation) => violation.from === file);
    expect(found.map((violation) => violation.rule.name)).toContain(rule);
    expect(found.some((violation) => violation.to.includes(to))).toBe(true);
  });

  it('has a violation here for every rule', () => {
    const rules = configuration.forbidden?.map(({ name }) => name) ?? [];
    expect(new Set(planted.map(({ rule }) => rule))).toEqual(new Set(rules));
  });

  it('lets pass what the table allows', () => {
    const files = Object.keys(allowed).filter((file) => file !== 'src/domain/hen.ts');
    expect(violations.filter(({ from }) => files.includes(from))).toEqual([]);
  });
});
