import { rowKind } from '../../src/features/content/row/kind';
import { defineParts } from './define-parts';
import { rowMeta } from './till-row.meta';

defineParts(rowMeta, [rowKind]);
