import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readStateDocs } from '../../scripts/lib/state-docs';
import { statePage } from '../../scripts/lib/state-page';

const folders: string[] = [];

/** A folder with these files. */
function stateWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'till-state-'));
  folders.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('docs/state.md', () => {
  it('is what `npm run docs` writes', () => {
    expect(readFileSync('docs/state.md', 'utf8')).toBe(statePage('src/state'));
  });

  it('describes every module, state key, action and selector', () => {
    const undescribed = readStateDocs('src/state').flatMap(
      ({ capability, modules, slices, actions, selectors }) =>
        [...modules, ...slices, ...actions, ...selectors]
          .filter(({ doc }) => doc === '')
          .map(({ name }) => `${capability}: ${name}`),
    );
    expect(undescribed).toEqual([]);
  });
});

describe('reading the state', () => {
  it('finds modules with what they need and their slices', () => {
    const root = stateWith({
      'cart/cart-state.ts': `
        /** Lines of the cart. Changing them too. */
        export const cartState: StateModule = { name: 'cart', needs: [quoteState], slices: [cartSlice] };`,
    });
    expect(readStateDocs(root)).toMatchObject([
      {
        capability: 'cart',
        modules: [
          {
            name: 'cartState',
            doc: 'Lines of the cart.',
            needs: ['quoteState'],
            slices: ['cartSlice'],
          },
        ],
      },
    ]);
  });

  it('takes the text of a state key from its type, in whichever file of the folder that is', () => {
    const root = stateWith({
      'cart/cart-slice.ts': `
        declare module '../shared/store.types' {
          interface LazySlices { cart: CartState; }
          interface BaseSlices { sections: Unknown; }
        }`,
      'cart/lines/cart.types.ts': '/** Lines by id, e.g. `7`. */ export interface CartState {}',
    });
    expect(readStateDocs(root)[0]?.slices).toEqual([
      { name: 'cart', doc: 'Lines by id, e.g. `7`.', file: 'cart-slice.ts', kind: 'lazy' },
      { name: 'sections', doc: '', file: 'cart-slice.ts', kind: 'base' },
    ]);
  });

  it('finds actions of slices and single ones, and selectors of both kinds', () => {
    const root = stateWith({
      'cart/cart-slice.ts': `
        const cartSlice = createPureSlice({
          reducers: {
            /** A line
             *  is gone. */
            lineRemoved: (state) => state,
            cartEmptied: (state) => state,
          },
        });
        export const { lineRemoved, cartEmptied: emptied } = cartSlice.actions;
        /** The shop was asked. */
        export const asked = createAction<string>('cart/asked');
        const hidden = createAction('cart/hidden');
        /** The lines. */
        export const selectLines = (state) => state.cart;
        /** How many. */
        export function selectCount(state) { return 1; }
        export const selected = 1;`,
    });
    expect(readStateDocs(root)[0]).toMatchObject({
      actions: [
        { name: 'asked', doc: 'The shop was asked.' },
        { name: 'lineRemoved', doc: 'A line is gone.' },
        { name: 'emptied', doc: '' },
      ],
      selectors: [
        { name: 'selectLines', doc: 'The lines.' },
        { name: 'selectCount', doc: 'How many.' },
      ],
    });
  });
});

describe('the page', () => {
  it('draws the imports between capabilities, and names those without any', () => {
    const page = statePage(
      stateWith({
        'cart/cart.ts': "import '../quote/quote'; import '../shared/hooks';",
        'quote/quote.ts': '',
        'search/search.ts': '',
        'shared/hooks.ts': '',
      }),
    );
    expect(page).toContain('graph LR\n  cart --> quote\n  search\n```');
  });

  it('keeps bars and tags from breaking its tables', () => {
    const page = statePage(
      stateWith({
        'cart/cart.ts':
          "/** Shows <till-cart> or `<p>`, a | b. */ export const shown = createAction('x');",
      }),
    );
    expect(page).toContain('| `shown` | Shows &lt;till-cart> or `<p>`, a \\| b. |');
  });
});
