import { GiftCard } from '../../src/features/catalog/gift-card/GiftCard';
import { catalogState } from '../../src/state/catalog/catalog-state';
import { productFormState } from '../../src/state/product-form/product-form-state';
import { define } from '../define';
import { giftCardMeta } from './till-gift-card.meta';

define(giftCardMeta, GiftCard, { needs: [catalogState, productFormState], keepsChildren: true });
