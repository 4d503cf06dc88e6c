import { mapKind } from '../../src/features/content/map/kind';
import { defineParts } from './define-parts';
import { mapMeta } from './till-map.meta';

defineParts(mapMeta, [mapKind]);
