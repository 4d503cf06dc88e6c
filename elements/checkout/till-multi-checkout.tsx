import { MultiCheckout } from '../../src/features/multishipping/MultiCheckout';
import { multishippingState } from '../../src/state/multishipping/multishipping-state';
import { provideOrderProviders } from '../../src/state/multishipping/order-providers';
import { define } from '../define';
import { multiCheckoutMeta } from './till-multi-checkout.meta';

provideOrderProviders(async () => (await import('../../src/payments/providers')).PROVIDERS);

define(multiCheckoutMeta, MultiCheckout, { needs: [multishippingState], keepsChildren: true });
