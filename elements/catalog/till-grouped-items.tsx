import { GroupedItems } from '../../src/features/catalog/grouped-items/GroupedItems';
import { catalogState } from '../../src/state/catalog/catalog-state';
import { productFormState } from '../../src/state/product-form/product-form-state';
import { define } from '../define';
import { groupedItemsMeta } from './till-grouped-items.meta';

define(groupedItemsMeta, GroupedItems, {
  needs: [catalogState, productFormState],
  keepsChildren: true,
});
