import { parseProducts } from '../../api/page-config/catalog/products';
import { configsOf, looksStripped } from '../../api/page-config/config-values';
import type { PageSource } from '../../platform/page/page-source';
import { whenIdle } from '../../platform/page/when-idle';
import { startChooseImages } from './choose-images';
import { startSaveSelection } from './save-selection';
import type { Services } from '../shared/services';
import type { StateModule, TillStore } from '../shared/store.types';
import { catalogSlice, productsRead } from './catalog-slice';

/** The form of a page that edits a cart line. */
const EDITS = 'form[action*="/updateItemOptions/"]';

/** Whether the page is about a product that counts as viewed: the platform's own script is configured to record it. */
const isOfProduct = (page: PageSource): boolean =>
  configsOf(page.init, 'Magento_Catalog/js/product/view/provider').length > 0;

/** Records the page's product as viewed (RECENT-06), late: nothing on the page waits for it. */
function recordLate(store: TillStore, services: Services, page: PageSource): void {
  whenIdle(() => {
    void import('../recently-viewed/record-view').then(
      ({ recordPageView }) => {
        recordPageView(store, services, page);
      },
      () => undefined,
    );
  });
}

/** The products of the page: what every element of a product page or a listing needs. */
export const catalogState: StateModule = {
  name: 'catalog',
  isMissing: looksStripped,
  slices: [catalogSlice],
  startFlows: (startListening, services, store) => {
    startChooseImages(startListening);
    const page = services.page();
    if (page !== null) store.dispatch(productsRead(parseProducts(page)));
    if (page !== null && isOfProduct(page)) recordLate(store, services, page);
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
