type Data = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Data =>
  typeof value === 'object' && value !== null ? (value as Data) : {};

const AMOUNT = /^-?\d+(?:\.\d{1,2})?$/;

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

const isItem = (value: unknown): boolean => {
  const { label, amount, type = 'final' } = recordOf(value);
  const isType = type === 'final' || type === 'pending';
  return typeof label === 'string' && label !== '' && AMOUNT.test(String(amount)) && isType;
};

/** Why a total is refused; null for a right one. */
export function totalProblem(value: unknown): string | null {
  if (!isItem(value)) return 'total';
  return Number(recordOf(value).amount) < 0 ? 'Total amount must not be negative' : null;
}

/** Why a sheet is refused, as Apple does it; null for a right request. */
export function requestProblem(request: unknown): string | null {
  const data = recordOf(request);
  const { merchantCapabilities: capabilities } = data;
  const rules: readonly (readonly [isKept: boolean, name: string])[] = [
    [/^[A-Z]{2}$/.test(String(data.countryCode)), 'countryCode'],
    [/^[A-Z]{3}$/.test(String(data.currencyCode)), 'currencyCode'],
    [isTexts(data.supportedNetworks), 'supportedNetworks'],
    [Array.isArray(capabilities) && capabilities.includes('supports3DS'), 'merchantCapabilities'],
    [(Array.isArray(data.lineItems) ? data.lineItems : []).every(isItem), 'lineItems'],
  ];
  return rules.find(([isKept]) => !isKept)?.[1] ?? totalProblem(data.total);
}
