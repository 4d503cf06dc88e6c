import type { PartKind } from '../../src/features/content/parts/part.types';
import { Parts } from '../../src/features/content/parts/Parts';
import { define } from '../define';
import type { ElementMeta } from '../element-meta';

/** Defines a tag that stands around the page builder's markup and brings the parts of these kinds to life. */
export function defineParts(meta: ElementMeta, kinds: readonly PartKind[]): void {
  function View() {
    return <Parts kinds={kinds} />;
  }
  define(meta, View, { keepsChildren: true });
}
