import { PlacedGift } from '../../src/features/gift-message/PlacedGift';
import { define } from '../define';
import { readOrderGift } from './read-order-gift';
import { giftMessageMeta } from './till-gift-message.meta';

define(giftMessageMeta, PlacedGift, { read: readOrderGift, hidesChildren: true });
