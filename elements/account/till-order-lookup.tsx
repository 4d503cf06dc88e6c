import { OrderLookup } from '../../src/features/account/order-lookup/OrderLookup';
import { define } from '../define';
import { orderLookupMeta } from './till-order-lookup.meta';

define(orderLookupMeta, OrderLookup, { keepsChildren: true });
