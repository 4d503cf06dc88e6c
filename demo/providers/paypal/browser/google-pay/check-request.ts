type Data = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Data =>
  typeof value === 'object' && value !== null ? (value as Data) : {};

const PRICE = /^\d+(?:\.\d{2})?$/;

const isVersion = ({ apiVersion, apiVersionMinor }: Data): boolean =>
  apiVersion === 2 && apiVersionMinor === 0;

const hasMethods = ({ allowedPaymentMethods: methods }: Data): boolean =>
  Array.isArray(methods) && methods.length > 0;

/** Why a question for readiness is refused; null for a right one. */
export const readinessProblem = (request: unknown): string | null => {
  const data = recordOf(request);
  return isVersion(data) && hasMethods(data) ? null : 'apiVersion and allowedPaymentMethods';
};

/** Why a sheet is refused, as Google does it: what is missing, or of another form; null for a right request. */
export function requestProblem(request: unknown): string | null {
  const data = recordOf(request);
  const info = recordOf(data.transactionInfo);
  const intents = Array.isArray(data.callbackIntents) ? data.callbackIntents : [];
  const rules: readonly (readonly [isKept: boolean, name: string])[] = [
    [isVersion(data), 'apiVersion'],
    [hasMethods(data), 'allowedPaymentMethods'],
    [recordOf(data.merchantInfo).merchantId !== undefined, 'merchantInfo.merchantId'],
    [/^[A-Z]{2}$/.test(String(info.countryCode)), 'countryCode'],
    [/^[A-Z]{3}$/.test(String(info.currencyCode)), 'currencyCode'],
    [info.totalPriceStatus === 'FINAL', 'totalPriceStatus'],
    [PRICE.test(String(info.totalPrice)), 'totalPrice'],
    [intents.length === 1 && intents[0] === 'PAYMENT_AUTHORIZATION', 'callbackIntents'],
  ];
  return rules.find(([isKept]) => !isKept)?.[1] ?? null;
}
