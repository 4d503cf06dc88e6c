import { parseGallery } from '../../api/page-config/catalog/gallery';
import type { StateModule } from '../shared/store.types';
import { galleryRead, gallerySlice } from './gallery-slice';

/** The page's gallery; the selection of its product is in `catalogState`. */
export const galleryState: StateModule = {
  name: 'gallery',
  slices: [gallerySlice],
  startFlows: (_startListening, services, store) => {
    const page = services.page();
    if (page !== null) store.dispatch(galleryRead(parseGallery(page)));
  },
};
