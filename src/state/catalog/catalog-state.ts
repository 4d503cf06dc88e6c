import { parseProducts } from '../../api/page-config/catalog/products';
import { looksStripped } from '../../api/page-config/printed';
import { startChooseImages } from '../flows/choose-images';
import { startKeepSelection } from '../flows/keep-selection';
import type { StateModule } from '../store.types';
import { catalogSlice, productsRead } from './catalog-slice';

/** The products of the page: what every element of a product page or a listing needs. */
export const catalogState: StateModule = {
  name: 'catalog',
  isMissing: looksStripped,
  slices: [catalogSlice],
  startFlows: (startListening, services, store) => {
    startChooseImages(startListening);
    const page = services.page();
    if (page !== null) store.dispatch(productsRead(parseProducts(page)));
    startKeepSelection(startListening, store);
  },
};
