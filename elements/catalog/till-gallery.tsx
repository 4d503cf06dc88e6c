import { Gallery } from '../../src/features/catalog/gallery/Gallery';
import { catalogState } from '../../src/state/catalog/catalog-state';
import { galleryState } from '../../src/state/gallery/gallery-state';
import { define } from '../define';
import { readServerNodes } from './read-server-nodes';
import { galleryMeta } from './till-gallery.meta';

define(galleryMeta, Gallery, {
  needs: [catalogState, galleryState],
  read: readServerNodes,
  hidesChildren: true,
});
