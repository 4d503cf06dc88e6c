import type { Address } from '../../../domain/address.types';
import { correctedFields } from '../../../domain/corrected-fields';
import { addressToDraft } from '../../../domain/draft-to-address';
import { rememberDecision } from '../../address-verification/decided';
import { checkoutConfigRead } from '../../config/config-slice';
import type { FlowApi } from '../../shared/store.types';
import {
  billingAddressChosen,
  billingAddressEdited,
  newShippingAddressSaved,
  shippingAddressEdited,
} from '../checkout-actions';
import { selectCheckout, selectShopperAddress } from '../checkout-slice';

/** The saved address itself is corrected: the shop corrects it, too, as it saves the step. */
function correctSaved(api: FlowApi, id: number, corrected: Address): void {
  const config = api.getState().config.checkout;
  const customer = config?.customer ?? null;
  if (config === null || customer === null) return;
  const addresses = customer.addresses.map((address) =>
    address.source.type === 'customer-address' && address.source.id === id ? corrected : address,
  );
  api.dispatch(checkoutConfigRead({ ...config, customer: { ...customer, addresses } }));
}

/**
 * Makes the corrected address the one to ship to, where the shopper has typed or chosen it. `isSavedByShop`: the shop
 * corrects the customer's saved address itself; otherwise that one stays, and the correction is a new address.
 */
export function correctShipping(api: FlowApi, corrected: Address, isSavedByShop: boolean): void {
  const { choice, newAddress, draft } = selectCheckout(api.getState()).shipping;
  if (choice.kind === 'saved' && isSavedByShop) correctSaved(api, choice.id, corrected);
  else if (choice.kind === 'saved') {
    api.dispatch(newShippingAddressSaved(addressToDraft({ ...corrected, saveInAddressBook: 0 })));
  } else if (newAddress !== null) api.dispatch(newShippingAddressSaved(addressToDraft(corrected)));
  else {
    for (const field of correctedFields(draft, corrected))
      api.dispatch(shippingAddressEdited(field));
  }
  const used = selectShopperAddress(api.getState());
  if (used !== null) rememberDecision(used);
}

/**
 * The corrected billing address, which the form shows from now on. A saved one becomes a new address: the shop takes what it
 * has saved for any other. `now` in milliseconds.
 */
export function correctBilling(api: FlowApi, corrected: Address, now: number): Address {
  rememberDecision(corrected);
  const { draft, choice } = selectCheckout(api.getState()).billing;
  const isSaved = corrected.source.type === 'customer-address';
  const fields = isSaved
    ? Object.entries(addressToDraft({ ...corrected, saveInAddressBook: 0 })).flatMap(
        ([name, value]) => (typeof value === 'string' ? [{ name, value }] : []),
      )
    : [];
  if (choice.kind === 'saved') api.dispatch(billingAddressChosen({ kind: 'new' }));
  // The country first: another one sets the region aside.
  const ordered = fields.sort(({ name }) => (name === 'country_id' ? -1 : 0));
  for (const field of [...ordered, ...correctedFields(draft, corrected)]) {
    api.dispatch(billingAddressEdited(field));
  }
  return isSaved
    ? {
        ...corrected,
        source: { type: 'new-customer-billing-address', createdAt: now },
        saveInAddressBook: 0,
      }
    : corrected;
}
