import { InstantPurchase } from '../../src/features/catalog/instant-purchase/InstantPurchase';
import { catalogState } from '../../src/state/catalog/catalog-state';
import { instantPurchaseState } from '../../src/state/instant-purchase/instant-purchase-state';
import { messagesState } from '../../src/state/messages/messages-state';
import { productFormState } from '../../src/state/product-form/product-form-state';
import { define } from '../define';
import { instantPurchaseMeta } from './till-instant-purchase.meta';

define(instantPurchaseMeta, InstantPurchase, {
  needs: [messagesState, catalogState, productFormState, instantPurchaseState],
  sections: ['instant-purchase'],
});
