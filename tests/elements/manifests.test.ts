import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import ts from 'typescript';

import { allMetas } from '../../elements/all-meta';
import type { ElementMeta } from '../../elements/element-meta';
import { generateManifests } from '../../elements/manifests';

const meta: ElementMeta = {
  tag: 'till-example-cart',
  area: 'content',
  file: 'own',
  summary: 'An example.',
  description: 'Longer words about it.',
  attributes: {
    maxItems: { type: 'number', default: 10, description: 'Lines | shown.' },
    side: { type: 'string', tsType: "'start' | 'end'", default: 'end', description: 'Which side.' },
    open: { type: 'boolean', description: 'Starts open.' },
    icons: { type: 'json', tsType: 'Record<string, string>', description: 'Pictures.' },
  },
  events: [
    {
      name: 'till-cart-opened',
      detail: '{ count: number }',
      description: 'The drawer opens.',
      cancels: 'it stays shut.',
    },
  ],
  methods: [{ name: 'readLines', returns: 'string[] | null', description: 'What is shown.' }],
  cssProperties: [{ name: '--till-drawer-width', description: 'Its width.', default: '26rem' }],
  fallback: 'A link to the cart.',
  example: '<till-example-cart></till-example-cart>',
};

const files = generateManifests([meta], '1.2.3');
const json = (name: string): Record<string, unknown> =>
  JSON.parse(files[name] ?? '') as Record<string, unknown>;

describe('generateManifests', () => {
  it('describes the element by the custom elements schema', () => {
    expect(json('custom-elements.json')).toMatchObject({
      schemaVersion: '2.1.0',
      modules: [
        {
          kind: 'javascript-module',
          path: 'dist/elements/till-example-cart.js',
          declarations: [
            {
              tagName: 'till-example-cart',
              customElement: true,
              attributes: [
                {
                  name: 'max-items',
                  fieldName: 'maxItems',
                  type: { text: 'number' },
                  default: '10',
                },
                { name: 'side', type: { text: "'start' | 'end'" } },
                { name: 'open', type: { text: 'boolean' }, default: 'false' },
                { name: 'icons', type: { text: 'Record<string, string>' } },
                { name: 'load' },
              ],
              members: [
                { kind: 'field', name: 'maxItems' },
                {},
                {},
                {},
                {
                  kind: 'method',
                  name: 'readLines',
                  return: { type: { text: 'string[] | null' } },
                },
              ],
              events: [
                { name: 'till-cart-opened', type: { text: 'CustomEvent<{ count: number }>' } },
                { name: 'till-element-ready' },
                { name: 'till-element-failed' },
              ],
              slots: [{ name: '', description: 'A link to the cart.' }],
            },
          ],
          exports: [{ kind: 'custom-element-definition', name: 'till-example-cart' }],
        },
      ],
    });
  });

  it('completes attributes in VS Code, with their values', () => {
    expect(json('vscode.html-custom-data.json')).toMatchObject({
      version: 1.1,
      tags: [
        {
          name: 'till-example-cart',
          attributes: [
            { name: 'max-items', values: [] },
            { name: 'side', values: [{ name: 'start' }, { name: 'end' }] },
            { name: 'open', valueSet: 'v' },
            { name: 'icons' },
            { name: 'load', values: [{ name: 'eager' }, {}, {}, {}] },
          ],
        },
      ],
    });
  });

  it('lists version, properties and events for JetBrains IDEs', () => {
    expect(json('web-types.json')).toMatchObject({
      version: '1.2.3',
      contributions: {
        html: {
          elements: [
            {
              name: 'till-example-cart',
              js: {
                properties: [{ name: 'maxItems' }, {}, {}, {}],
                events: [{ name: 'till-cart-opened' }, {}, {}],
              },
            },
          ],
        },
      },
    });
  });

  it('types the tag for JSX and the DOM: right uses compile, wrong ones do not', () => {
    const use = `
      declare const createElement: <Tag extends keyof JSX.IntrinsicElements>(
        tag: Tag, attributes: JSX.IntrinsicElements[Tag]) => void;
      createElement('till-example-cart', { 'max-items': 3, side: 'start', load: 'idle', class: 'x' });
      createElement('till-example-cart', { 'max-items': '3', open: '', icons: { a: 'b' } });
      createElement('till-example-cart', { maxItems: 3, icons: '{}', style: 'color: red', role: 'region',
        onClick: () => undefined, 'ontill-cart-opened': ({ detail }) => detail.count.toFixed() });
      document.querySelector('till-example-cart')?.maxItems?.toFixed();
      document.querySelector('till-example-cart')?.readLines()?.join();
      // @ts-expect-error: no such method
      document.querySelector('till-example-cart')?.readPages();
      document.addEventListener('till-cart-opened', (event) => event.detail.count.toFixed());
      window.addEventListener('till-cart-opened', (event) => event.detail.count.toFixed());
      // @ts-expect-error: no such side
      createElement('till-example-cart', { side: 'top' });
      // @ts-expect-error: no such attribute
      createElement('till-example-cart', { max: 3 });
      // @ts-expect-error: not a number
      createElement('till-example-cart', { 'max-items': 'three' });
      // @ts-expect-error: no such detail
      createElement('till-example-cart', { 'ontill-cart-opened': ({ detail }) => detail.lines });
    `;
    expect(
      errorsIn({
        '/tags.d.ts': files['tags.d.ts'] ?? '',
        '/jsx.d.ts': files['jsx.d.ts'] ?? '',
        '/types/src/platform/page/till-events.ts': files['till-events.ts'] ?? '',
        '/types/src/platform/page/commerce.types.ts': readFileSync(
          'src/platform/page/commerce.types.ts',
          'utf8',
        ),
        '/use.ts': use,
      }),
    ).toEqual([]);
  });

  it('generates a tree-shakeable component for each tag', () => {
    expect(files['react/components.js']).toContain(
      `export const TillExampleCart = /* @__PURE__ */ tillComponent('till-example-cart', ` +
        `["maxItems","side","open","icons"], () => import('./elements/till-example-cart.js'));`,
    );
    expect(files['react/index.js']).toContain('  TillExampleCart,');
    expect(files['react/index.d.ts']).toContain('export declare function TillExampleCart(props');
  });

  it('types the import of every element', () => {
    expect(files['elements/till-example-cart.d.ts']).toBe(
      "import type {} from '../tags.js';\nexport {};\n",
    );
  });

  it('types the detail of every event, as committed', () => {
    expect(files['till-events.ts']).toContain("'till-cart-opened': { count: number };");
    const committed = readFileSync('src/platform/page/till-events.ts', 'utf8');
    expect(generateManifests(allMetas)['till-events.ts']).toBe(committed);
  });

  it('writes the reference page', () => {
    const page = files['elements.md'] ?? '';
    expect(page).toContain('## `<till-example-cart>`');
    expect(page).toContain('| `max-items` | `maxItems` | `number` | `10` | Lines \\| shown. |');
    expect(page).toContain(
      '| `till-cart-opened` | `{ count: number }` | The drawer opens. `preventDefault()`: it stays shut. |',
    );
    expect(page).toContain('| `readLines()` | `string[] \\| null` | What is shown. |');
    expect(page).toContain('| `--till-drawer-width` | `26rem` | Its width. |');
  });
});

function errorsIn(sources: Record<string, string>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  const exists = host.fileExists.bind(host);
  host.directoryExists = () => true;
  host.fileExists = (name) => name in sources || exists(name);
  host.getSourceFile = (name, language) => {
    const text = sources[name];
    return text === undefined ? read(name, language) : ts.createSourceFile(name, text, language);
  };
  const program = ts.createProgram(Object.keys(sources), options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
