import { ProductPrice } from '../../src/features/catalog/price/ProductPrice';
import { catalogState } from '../../src/state/catalog/catalog-state';
import { productFormState } from '../../src/state/product-form/product-form-state';
import { define } from '../define';
import { priceMeta } from './till-price.meta';

const isDrawn = (node: Node): boolean => !(node instanceof HTMLScriptElement);

define(priceMeta, ProductPrice, {
  needs: [catalogState, productFormState],
  read: (host) => ({ printed: [...host.childNodes].filter(isDrawn) }),
});
