import { MultiCheckout } from '../../src/features/multishipping/MultiCheckout';
import { provideChoiceServices } from '../../src/state/multishipping/choice-services';
import { multishippingState } from '../../src/state/multishipping/multishipping-state';
import { provideOrderProviders } from '../../src/state/multishipping/order-providers';
import { CHOICE_SERVICES } from '../../src/tax/choice-services';
import { define } from '../define';
import { multiCheckoutMeta } from './till-multi-checkout.meta';

provideOrderProviders(async () => (await import('../../src/payments/providers')).PROVIDERS);

provideChoiceServices(CHOICE_SERVICES);

define(multiCheckoutMeta, MultiCheckout, { needs: [multishippingState], keepsChildren: true });
