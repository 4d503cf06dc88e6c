import { parseProducts } from '../../api/page-config/catalog/products';
import { looksStripped } from '../../api/page-config/config-values';
import { startChooseImages } from './choose-images';
import { startSaveSelection } from './save-selection';
import type { StateModule } from '../shared/store.types';
import { catalogSlice, productsRead } from './catalog-slice';

/** The form of a page that edits a cart line. */
const EDITS = 'form[action*="/updateItemOptions/"]';

/** The products of the page: what every element of a product page or a listing needs. */
export const catalogState: StateModule = {
  name: 'catalog',
  isMissing: looksStripped,
  slices: [catalogSlice],
  startFlows: (startListening, services, store) => {
    startChooseImages(startListening);
    const page = services.page();
    if (page !== null) store.dispatch(productsRead(parseProducts(page)));
    startSaveSelection(startListening, store);
    const form = document.querySelector<HTMLFormElement>(EDITS);
    if (form === null) return;
    void import('./edit-line').then(
      ({ startEditLine }) => {
        startEditLine(startListening, store, form);
      },
      () => undefined,
    );
  },
};
