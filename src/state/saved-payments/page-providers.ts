import type { PaymentProvider } from '../extensions/payment-provider.types';
import type {
  SavedMethodsPage,
  SavedMethodsProvider,
} from '../extensions/saved-methods-provider.types';
import type { Services } from '../shared/services';
import type { TillState } from '../shared/store.types';
import { selectSavedPayments } from './saved-payments-slice';

let builtIn: readonly PaymentProvider[] = [];

/** Names the providers that Till brings along. */
export function provideSavedMethods(providers: readonly PaymentProvider[]): void {
  builtIn = providers;
}

/** The codes of the providers that can have saved methods. */
export const savingProviders = (): readonly string[] =>
  builtIn.flatMap(({ code, savedMethods }) => (savedMethods === undefined ? [] : [code]));

/** The codes of those whose methods are added on the page of saved methods too. */
export const providersWithForm = (): readonly string[] =>
  builtIn.flatMap(({ code, savedMethods }) => (savedMethods?.hasForm === true ? [code] : []));

/** Loads the code of one provider; undefined where it is not there, and where it cannot be loaded. */
export async function loadSavedMethods(code: string): Promise<SavedMethodsProvider | undefined> {
  try {
    return await builtIn.find((one) => one.code === code)?.savedMethods?.load();
  } catch {
    return undefined;
  }
}

/** What a provider is told of the page. */
export const savedMethodsPage = (
  state: TillState,
  { page }: Pick<Services, 'page'>,
): SavedMethodsPage => ({
  shop: state.config.shop,
  page: page(),
  search: selectSavedPayments(state).search,
});
