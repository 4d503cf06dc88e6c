import { ProductList } from '../../src/features/catalog/product-list/ProductList';
import { listingState } from '../../src/state/listing/listing-state';
import { define } from '../define';
import { productListMeta } from './till-product-list.meta';

define(productListMeta, ProductList, { needs: [listingState], keepsChildren: true });
