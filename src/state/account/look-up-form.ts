import { loadCustomer, type Customer } from '../../api/customer-account';
import { isPosted } from '../../domain/account/same-entry';
import type { FlowApi } from '../shared/store.types';
import type { PostedForm } from './account-slice';

/** The shop's saved state of a form whose response was lost. `savedId` is the id of a new address. */
export interface LookedUp {
  readonly outcome: 'saved' | 'not-saved' | 'signed-out' | 'unknown';
  readonly savedId: number | null;
}

const editedId = (url: string): number | null => {
  const found = /\/id\/(\d+)\/?$/.exec(url)?.[1];
  return found === undefined ? null : Number(found);
};

/** The shop ends the session when it saves an e-mail or password: if the session continues, neither was saved. */
const isAccountSaved = ({ firstname, lastname, email }: Customer, fields: PostedForm['fields']) =>
  fields.change_password !== '1' &&
  firstname === (fields.firstname ?? '').trim() &&
  lastname === (fields.lastname ?? '').trim() &&
  (fields.change_email !== '1' || email.toLowerCase() === (fields.email ?? '').toLowerCase());

function savedAddress({ addresses }: Customer, { url, fields }: PostedForm): number | null {
  const id = editedId(url);
  for (const address of addresses) {
    if (address.source.type !== 'customer-address') continue;
    if ((id === null || address.source.id === id) && isPosted(address, fields)) {
      return address.source.id;
    }
  }
  return null;
}

/** Requests from the shop whether it has saved a form (`customers/me`). */
export async function lookUpForm(api: FlowApi, form: PostedForm): Promise<LookedUp> {
  const result = await loadCustomer(api.getState().config.shop);
  if (!result.ok) {
    const isOut = result.error.kind === 'unauthorized';
    return { outcome: isOut ? 'signed-out' : 'unknown', savedId: null };
  }
  const savedId = form.kind === 'address' ? savedAddress(result.value, form) : null;
  const isSaved =
    form.kind === 'address' ? savedId !== null : isAccountSaved(result.value, form.fields);
  return { outcome: isSaved ? 'saved' : 'not-saved', savedId };
}
