import { walk } from 'estree-walker';
import MagicString from 'magic-string';

/**
 * Declares with `let` what is declared with `const`, before the minifier, which joins what is declared alike: the type
 * checker has seen to it that no constant is assigned to. 0.3 kB of a page's files (docs/decisions/0025-few-files.md).
 *
 * @returns {import('rollup').Plugin}
 */
export function letPlugin() {
  return {
    name: 'till-let',
    renderChunk(code) {
      const text = new MagicString(code);
      walk(/** @type {import('estree').Node} */ (this.parse(code)), {
        enter(node) {
          if (node.type !== 'VariableDeclaration' || node.kind !== 'const') return;
          const { start } = /** @type {import('estree').Node & { readonly start: number }} */ (
            node
          );
          text.overwrite(start, start + 'const'.length, 'let');
        },
      });
      return { code: text.toString(), map: null };
    },
  };
}
