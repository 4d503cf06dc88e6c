import { readFileSync } from 'node:fs';
import path from 'node:path';

import { styleText } from './css-plugin.mjs';

/** Rules that only a linked style sheet can contain. */
const LINKED = 'src/ui/styles/linked.css';

/** Controls before the views that use them, so that a view's rule of equal weight wins. */
const ORDER = ['src/ui/styles/', 'src/ui/', 'src/features/', 'elements/'];

/** @param {string} file */
const rank = (file) => ORDER.findIndex((folder) => file.startsWith(folder));

/**
 * Writes `till.css`: all styles in one file, for pages that link a style sheet.
 *
 * @param {Map<string, string>} texts processed style sheet by absolute file name
 * @returns {import('rollup').Plugin}
 */
export function styleSheetPlugin(texts) {
  return {
    name: 'till-style-sheet',
    generateBundle() {
      const linked = path.resolve(LINKED);
      const sheets = [
        ...texts,
        /** @type {const} */ ([linked, styleText(readFileSync(linked, 'utf8'), linked)]),
      ]
        .map(([file, text]) => ({ file: path.relative(process.cwd(), file), text }))
        .sort((a, b) => rank(a.file) - rank(b.file) || (a.file < b.file ? -1 : 1));
      const source = `${sheets.map(({ text }) => text).join('')}\n`;
      this.emitFile({ type: 'asset', fileName: 'till.css', source });
    },
  };
}
