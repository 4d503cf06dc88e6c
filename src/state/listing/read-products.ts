import { parseProducts } from '../../api/page-config/catalog/products';
import type { PageSource } from '../../platform/page/page-source';
import { productsRead } from '../catalog/catalog-slice';
import { catalogState } from '../catalog/catalog-state';
import type { TillStore } from '../shared/store.types';

/** Reads the products of a fetched page of the list, for their swatches and prices. */
export function readProducts(source: PageSource, page: Document, store: TillStore): void {
  store.inject(catalogState);
  store.dispatch(productsRead(parseProducts(source, page)));
}
