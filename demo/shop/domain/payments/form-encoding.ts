/** Parameters of a call to the provider: strings, numbers, booleans, and lists and objects of them. */
export type Params = { readonly [name: string]: Param };
type Param = string | number | boolean | null | undefined | Params | readonly Param[];

function pairs(name: string, value: Param): readonly (readonly [string, string])[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, part]: [string, Param]) =>
    pairs(name === '' ? key : `${name}[${key}]`, part),
  );
}

/** Encodes nested parameters for the provider: `card[cvc_token]=…`, `line_items[0][quantity]=1`; null is omitted. */
export function formEncoded(params: Params): URLSearchParams {
  return new URLSearchParams(pairs('', params).map(([name, value]) => [name, value]));
}
