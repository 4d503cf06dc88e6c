import { Quantity } from '../../src/features/cart/quantity/Quantity';
import { define } from '../define';
import { quantityMeta } from './till-quantity.meta';

define(quantityMeta, Quantity);
