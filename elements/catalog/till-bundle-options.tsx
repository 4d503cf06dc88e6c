import { BundleOptions } from '../../src/features/catalog/bundle-options/BundleOptions';
import { catalogState } from '../../src/state/catalog/catalog-state';
import { productFormState } from '../../src/state/product-form/product-form-state';
import { define } from '../define';
import { bundleOptionsMeta } from './till-bundle-options.meta';

define(bundleOptionsMeta, BundleOptions, {
  needs: [catalogState, productFormState],
  keepsChildren: true,
});
