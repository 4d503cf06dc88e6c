import { ProductPrice } from '../../src/features/catalog/price/ProductPrice';
import { catalogState } from '../../src/state/catalog/catalog-state';
import { define } from '../define';
import { priceMeta } from './till-price.meta';

define(priceMeta, ProductPrice, { needs: [catalogState] });
