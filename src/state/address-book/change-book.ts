import { postAccountForm } from '../../api/account-forms';
import { loadCustomer } from '../../api/customer-account';
import { formOutcome } from '../../domain/account/form-outcome';
import { postedAddress } from '../../domain/account/same-entry';
import type { Address } from '../../domain/address.types';
import type { ServerMessage } from '../../domain/section.types';
import { formKey } from '../../platform/form-key';
import type { ApiError } from '../../platform/http/api-error';
import { errorText, outcomeUnknown } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import { selectAccount } from '../account/account-slice';
import { takeCookieMessages } from '../messages/cookie-messages';
import { leaveIfSignedOut } from '../session/failure-text';
import type { FlowApi, StartListening } from '../shared/store.types';
import {
  bookChangeConfirmed,
  bookChangeSettled,
  selectAddressBook,
  type BookChange,
} from './address-book-slice';
import { deletionUrl } from './deletion-url';

const DONE = {
  delete: 'You deleted the address.',
  default_billing: 'You saved the address.',
  default_shipping: 'You saved the address.',
} as const;

const ENDED: ApiError = { kind: 'unauthorized', message: '' };

const idOf = ({ source }: Address): number | null =>
  source.type === 'customer-address' ? source.id : null;

/** Whether the shop has carried out a change, as its list shows. */
function isDone(addresses: readonly Address[], { id, what }: BookChange): boolean {
  const address = addresses.find((one) => idOf(one) === id);
  if (what === 'delete') return address === undefined;
  return (
    (what === 'default_billing' ? address?.isDefaultBilling : address?.isDefaultShipping) === true
  );
}

/** Sends a change as the server's own pages do: BOOK-02 with POST (decision C61), the others as the address form. */
function post(api: FlowApi, address: Address, { id, what }: BookChange) {
  const { baseUrl } = api.getState().config.shop;
  if (what === 'delete') {
    const prefix = selectAccount(api.getState()).pages?.deleteUrlPrefix ?? null;
    return postAccountForm(deletionUrl(prefix, baseUrl, id, formKey()), {}, formKey());
  }
  const url = `${baseUrl}customer/address/formPost/id/${String(id)}/`;
  return postAccountForm(url, { ...postedAddress(address), [what]: '1' }, formKey());
}

/** The reloaded list shows the outcome; it always replaces the one on the page. */
async function settle(
  api: FlowApi,
  change: BookChange,
  serverMessages: readonly ServerMessage[],
  error: ApiError | null,
): Promise<void> {
  const result = await loadCustomer(api.getState().config.shop);
  if (!result.ok) {
    leaveIfSignedOut(api, result.error);
    const text = errorText(error ?? result.error);
    const messages =
      serverMessages.length > 0 ? serverMessages : [{ type: 'error' as const, text }];
    api.dispatch(bookChangeSettled({ messages }));
    return;
  }
  const { addresses } = result.value;
  const own: ServerMessage = isDone(addresses, change)
    ? { type: 'success', text: t(DONE[change.what]) }
    : { type: 'error', text: errorText(error ?? { kind: 'malformed', status: 200 }) };
  api.dispatch(
    bookChangeSettled({ addresses, messages: serverMessages.length > 0 ? serverMessages : [own] }),
  );
}

async function carryOut(api: FlowApi, change: BookChange): Promise<void> {
  const { addresses } = selectAddressBook(api.getState());
  const address = addresses.find((one) => idOf(one) === change.id);
  if (address === undefined) {
    api.dispatch(bookChangeSettled({ messages: [] }));
    return;
  }
  const result = await post(api, address, change);
  if (!result.ok && !outcomeUnknown(result.error)) {
    leaveIfSignedOut(api, result.error);
    const text = errorText(result.error);
    api.dispatch(bookChangeSettled({ messages: [{ type: 'error', text }] }));
    return;
  }
  const serverMessages = result.ok ? takeCookieMessages() : [];
  if (result.ok && formOutcome(result.value, serverMessages) === 'signed-out')
    leaveIfSignedOut(api, ENDED);
  await settle(api, change, serverMessages, result.ok ? null : result.error);
}

/** Deletes addresses and chooses defaults, one at a time. After every response the shop's list decides. */
export function startBookChanges(startListening: StartListening): void {
  startListening({
    actionCreator: bookChangeConfirmed,
    effect: async ({ payload: change }, api) => {
      if (selectAddressBook(api.getOriginalState()).change === null) await carryOut(api, change);
    },
  });
}
