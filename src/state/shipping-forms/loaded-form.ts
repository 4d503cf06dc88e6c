import type {
  ShippingFormDefinition,
  ShippingMethodDefinition,
} from '../extensions/shipping-method.types';

const loaded = new WeakMap<ShippingMethodDefinition, ShippingFormDefinition>();

/** A method's form; undefined until `loadForm` has loaded it. */
export const formOf = (method: ShippingMethodDefinition): ShippingFormDefinition | undefined =>
  typeof method.form === 'function' ? loaded.get(method) : method.form;

/** Loads a method's form; rejects when its code cannot be loaded. */
export async function loadForm(method: ShippingMethodDefinition): Promise<void> {
  if (typeof method.form === 'function') loaded.set(method, await method.form());
}
