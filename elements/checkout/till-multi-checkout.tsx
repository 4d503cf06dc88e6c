import { MultiCheckout } from '../../src/features/multishipping/MultiCheckout';
import { multishippingState } from '../../src/state/multishipping/multishipping-state';
import { define } from '../define';
import { multiCheckoutMeta } from './till-multi-checkout.meta';

define(multiCheckoutMeta, MultiCheckout, { needs: [multishippingState], keepsChildren: true });
