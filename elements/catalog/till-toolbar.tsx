import { Toolbar } from '../../src/features/catalog/toolbar/Toolbar';
import { listingState } from '../../src/state/listing/listing-state';
import { define } from '../define';
import { toolbarMeta } from './till-toolbar.meta';

define(toolbarMeta, Toolbar, { needs: [listingState], keepsChildren: true });
