import { ProductPrice } from '../../src/features/catalog/price/ProductPrice';
import { catalogState } from '../../src/state/catalog/catalog-state';
import { productFormState } from '../../src/state/product-form/product-form-state';
import { define } from '../define';
import { readServerNodes } from './read-server-nodes';
import { priceMeta } from './till-price.meta';

define(priceMeta, ProductPrice, { needs: [catalogState, productFormState], read: readServerNodes });
