import { parseBundles } from '../../api/page-config/catalog/bundle';
import { parseCustomOptions } from '../../api/page-config/catalog/custom-options';
import { parseLinks } from '../../api/page-config/catalog/links';
import { startPriceForms } from './price-forms';
import { catalogState } from '../catalog/catalog-state';
import type { StateModule } from '../shared/store.types';
import { formsRead, productFormSlice } from './product-form-slice';

/** The choices in the product forms of the page and what they cost. */
export const productFormState: StateModule = {
  name: 'productForm',
  needs: [catalogState],
  slices: [productFormSlice],
  startFlows: (startListening, services, store) => {
    startPriceForms(startListening);
    const page = services.page();
    if (page === null) return;
    store.dispatch(
      formsRead({
        customOptions: parseCustomOptions(page),
        bundles: parseBundles(page),
        links: parseLinks(page),
      }),
    );
  },
};
