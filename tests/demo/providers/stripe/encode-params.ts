type Pair = readonly [name: string, value: string];

function pairs(name: string, value: unknown): readonly Pair[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return [[name, String(value)]];
  }
  return Object.entries(value ?? {}).flatMap(([key, inner]: [string, unknown]) =>
    pairs(name === '' ? key : `${name}[${key}]`, inner),
  );
}

/** Encodes nested parameters like a shop's server. */
export const encodeParams = (params: object): URLSearchParams =>
  new URLSearchParams(pairs('', params).map(([name, value]) => [name, value]));
