/** How the page starts the script. */
export interface SdkOptions {
  readonly storeViewCode: string;
  readonly getCustomerToken?: () => string;
  /** The shop's GraphQL. */
  readonly apiUrl?: string;
}

/** The script's calls to the shop. Each rejects when it fails. */
export interface ShopCalls {
  readonly isVaultEnabled: () => Promise<boolean>;
  readonly createSetupToken: () => Promise<string>;
  readonly createPaymentToken: (setup: string, description: string) => Promise<void>;
}

const CONFIG = 'query getVaultConfig { getVaultConfig { credit_card { is_vault_enabled } } }';
const SETUP =
  'mutation createVaultCardSetupToken($input: CreateVaultCardSetupTokenInput!) { createVaultCardSetupToken(input: $input) { setup_token } }';
const TOKEN =
  'mutation createVaultCardPaymentToken($input: CreateVaultCardPaymentTokenInput!) { createVaultCardPaymentToken(input: $input) { vault_token_id } }';

interface Answer {
  readonly data?: {
    readonly getVaultConfig?: { readonly credit_card: { readonly is_vault_enabled: boolean } };
    readonly createVaultCardSetupToken?: { readonly setup_token: string };
    readonly createVaultCardPaymentToken?: { readonly vault_token_id: string };
  };
}

/** The calls of the module's script, by GraphQL. */
export function shopCalls({ storeViewCode, getCustomerToken, apiUrl }: SdkOptions): ShopCalls {
  const call = async (
    query: string,
    variables: object = {},
  ): Promise<NonNullable<Answer['data']>> => {
    const token = getCustomerToken?.() ?? '';
    const response = await fetch(apiUrl ?? '/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        store: storeViewCode,
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data } = (await response.json()) as Answer;
    if (!response.ok || data === undefined) throw new Error('The shop has refused the call.');
    return data;
  };
  return {
    isVaultEnabled: async () =>
      (await call(CONFIG)).getVaultConfig?.credit_card.is_vault_enabled === true,
    createSetupToken: async () => {
      const { createVaultCardSetupToken: created } = await call(SETUP, {
        input: { setup_token: { payment_source: { card: {} } } },
      });
      if (created === undefined) throw new Error('No token.');
      return created.setup_token;
    },
    createPaymentToken: async (setup, description) => {
      const { createVaultCardPaymentToken: kept } = await call(TOKEN, {
        input: { setup_token_id: setup, card_description: description },
      });
      if (kept === undefined) throw new Error('The card was not kept.');
    },
  };
}
