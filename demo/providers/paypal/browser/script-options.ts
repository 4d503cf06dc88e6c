const { currentScript } = document;
const script = currentScript instanceof HTMLScriptElement ? currentScript : null;
const query = script ? new URL(script.src).searchParams : new URLSearchParams();

/** Replaced by the server: what the script knows of the account, as JSON in a URI component. */
const ACCOUNT = '__SANDBOX_ACCOUNT__';

/** What the URL and the element of the script say, and what it knows of the account. */
export const options = {
  namespace: script?.dataset.namespace ?? 'paypal',
  clientId: query.get('client-id') ?? '',
  locale: query.get('locale') ?? 'en_US',
  /** Three letters. */
  currency: query.get('currency') ?? 'USD',
  /** Whether the payer pays in the window; otherwise the shop has a page to come. */
  commit: query.get('commit') !== 'false',
  components: (query.get('components') ?? 'buttons').split(','),
  account: JSON.parse(decodeURIComponent(ACCOUNT)) as {
    readonly eligible: boolean;
    readonly applePay: boolean;
    readonly googlePay: boolean;
    readonly payLater: boolean;
  },
};
