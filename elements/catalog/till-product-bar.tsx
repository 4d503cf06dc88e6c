import { ProductBar } from '../../src/features/catalog/product-bar/ProductBar';
import { catalogState } from '../../src/state/catalog/catalog-state';
import { productFormState } from '../../src/state/product-form/product-form-state';
import { define } from '../define';
import { productBarMeta } from './till-product-bar.meta';

define(productBarMeta, ProductBar, { needs: [catalogState, productFormState] });
