import type {
  SavedMethodsPage,
  SavedMethodsProvider,
} from '../../../state/extensions/saved-methods-provider.types';
import { addSavedMethod, deleteSavedMethod, listSavedMethods } from '../api/saved-methods';
import { accountPageUrl } from '../domain/account-page';
import { mountForm } from './mount-form';

const parameter = ({ search }: SavedMethodsPage, name: string): string | null =>
  new URLSearchParams(search).get(name);

/** What customers have saved with this provider (SAVED-03 to SAVED-07). */
export const savedMethods: SavedMethodsProvider = {
  list: (page, options) => listSavedMethods(page.shop, parameter(page, 'cust'), options),
  remove: ({ shop }, method) => deleteSavedMethod(shop, method),
  form: {
    mount: mountForm,
    save: (page, paymentMethodId) =>
      addSavedMethod(page.shop, { paymentMethodId, cust: parameter(page, 'cust') }),
    returnUrl: (page) => {
      const redirect = parameter(page, 'redirect');
      return redirect === null ? null : accountPageUrl(redirect, page.shop.baseUrl);
    },
  },
};
