import { Swatches } from '../../src/features/catalog/swatches/Swatches';
import { catalogState } from '../../src/state/catalog/catalog-state';
import { define } from '../define';
import { readServerNodes } from './read-server-nodes';
import { swatchesMeta } from './till-swatches.meta';

define(swatchesMeta, Swatches, { needs: [catalogState], read: readServerNodes });
