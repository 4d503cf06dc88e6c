import { loadDelivery } from '../../../api/cart-delivery';
import { saveShipping } from '../../../api/shipping';
import { isSameDestination } from '../../../domain/destination';
import type { FlowApi } from '../../shared/store.types';
import { selectCheckout, selectShippingAddress, selectShippingForm } from '../checkout-slice';
import { openVerification } from '../verification/open-verification';
import type { OrderedCart } from './ordered-cart';

/**
 * Loads how the cart is shipped. If another tab, or a call from outside, has saved another address or method than this
 * page shows, returns the function that saves those on the page again, so that the order goes where the shopper has read
 * it. Null when nothing has to be saved, or it is not known.
 */
export async function shippingToSave(
  api: Pick<FlowApi, 'getState'>,
  { config, context }: OrderedCart,
): Promise<(() => ReturnType<typeof saveShipping>) | null> {
  const state = api.getState();
  const shippingAddress = selectShippingAddress(state);
  const { shipping, billing } = selectCheckout(state);
  const { method } = shipping;
  if (config.isVirtual || shippingAddress === null || method === null) return null;
  const loaded = await loadDelivery(context);
  if (!loaded.ok || loaded.value.address === null) return null;
  const isSameAddress = isSameDestination(shippingAddress, loaded.value.address);
  const isSameMethod = loaded.value.method === `${method.carrierCode}_${method.methodCode}`;
  if (isSameAddress && isSameMethod) return null;
  const form = selectShippingForm(state);
  // The shopper has decided about this address: no service corrects it now.
  const attributes = (await openVerification())?.asIs;
  const step = { shippingAddress, billingAddress: billing.address, method, form, attributes };
  return () => saveShipping(context, step, { isOrder: true });
}
