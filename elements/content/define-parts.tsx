import type { PartKind } from '../../src/features/content/parts/part.types';
import { Parts } from '../../src/features/content/parts/Parts';
import { define } from '../define';
import type { ElementMeta } from '../element-meta';

/** Defines a tag that wraps the page builder's markup and enhances its parts of these kinds. */
export function defineParts(meta: ElementMeta, kinds: readonly PartKind[]): void {
  function View() {
    return <Parts kinds={kinds} />;
  }
  define(meta, View, { keepsChildren: true });
}
