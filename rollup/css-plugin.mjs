import { readFileSync } from 'node:fs';
import path from 'node:path';

import { browserslistToTargets, transform } from 'lightningcss';

/**
 * Turns `import css from './Button.css'` into the processed style sheet as a string, for rollup, vite and vitest.
 *
 * The text is minified, and every selector that names one of our classes (`.till-...`) is raised by one type selector
 * with `:not(x)`: `.till-button` becomes `.till-button:not(x)`, whose specificity is (0,1,1). Generic rules such as
 * `input[type='text']` then lose the tie, while a rule with two classes or an id still wins.
 * See docs/decisions/0001-specificity.md.
 *
 * The file is served under a virtual id without its extension, so that vite's own handling of `.css` never sees it.
 */

const PREFIX = '\0till-css:';
const EXTENSION = '.css';

/** The oldest supported browsers; lightningcss compiles what they lack. */
const targets = browserslistToTargets(['chrome 109', 'firefox 115', 'safari 16.4', 'ios_saf 16.4']);

/** @type {import('lightningcss').SelectorComponent} */
const RAISE = {
  type: 'pseudo-class',
  kind: 'not',
  selectors: [[{ type: 'type', name: 'x' }]],
};

/**
 * Makes lengths in rem independent of the page: `rem` follows the font size of the page's `html`, which Luma and
 * many themes set to 10px. `--_rem` (ui/styles/tokens.css) is the reader's own text size instead; in container
 * conditions, where variables do not work, it becomes `em`. Media conditions never depend on the page's `html`.
 *
 * @param {string} css minified
 */
const ownRem = (css) =>
  css.replace(
    /(@container[^{]*)|(@media[^{]*)|(?<![\w-])(-?[\d.]+)rem\b/g,
    (whole, container, media, number) => {
      if (container !== undefined) return container.replace(/([\d.])rem\b/g, '$1em');
      return media ?? (number === undefined ? whole : `calc(${number}*var(--_rem))`);
    },
  );

/** @param {import('lightningcss').SelectorComponent} part */
const isOurs = (part) =>
  part.type === 'class' && (part.name === 'till' || part.name.startsWith('till-'));

/** @param {import('lightningcss').SelectorComponent} part */
const endsCompound = (part) => part.type === 'combinator' || part.type === 'pseudo-element';

/**
 * Adds `:not(x)` to one selector, at the end of its first compound that names one of our classes. Selectors inside
 * `:not()`, `:where()` and `:is()` are left alone.
 *
 * @param {import('lightningcss').Selector} selector
 * @returns {import('lightningcss').Selector}
 */
function raise(selector) {
  const first = selector.findIndex(isOurs);
  if (first === -1) return selector;
  const rest = selector.slice(first).findIndex(endsCompound);
  const end = rest === -1 ? selector.length : first + rest;
  return [...selector.slice(0, end), RAISE, ...selector.slice(end)];
}

/**
 * Processes one style sheet.
 *
 * @param {string} source CSS as written
 * @param {string} filename named in syntax errors
 * @returns {string} minified CSS, our selectors raised
 */
export function styleText(source, filename) {
  const { code } = transform({
    filename,
    code: Buffer.from(source),
    minify: true,
    targets,
    visitor: { Selector: raise },
  });
  return ownRem(code.toString());
}

/**
 * The rollup and vite plugin.
 *
 * @param {{ onStyle?: (file: string, text: string) => void }} [options] `onStyle` receives every processed style sheet
 * @returns {import('rollup').Plugin & { enforce: 'pre' }}
 */
export function cssPlugin({ onStyle } = {}) {
  return {
    name: 'till-css',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !source.endsWith(EXTENSION) || !source.startsWith('.'))
        return null;
      const file = path.resolve(path.dirname(importer), source);
      return PREFIX + file.slice(0, -EXTENSION.length);
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const file = id.slice(PREFIX.length) + EXTENSION;
      this.addWatchFile(file);
      const text = styleText(readFileSync(file, 'utf8'), file);
      onStyle?.(file, text);
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
  };
}
