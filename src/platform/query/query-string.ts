/** The data of a query string; nested lists and maps are flattened as `a[b]=c`. */
export interface QueryData {
  readonly [name: string]: unknown;
}

/**
 * Builds a query string the way PHP reads it: nested values flattened (QUERY-02), booleans as 1 and 0 (QUERY-03), null
 * omitted (QUERY-04), spaces as `+` (QUERY-05). With `raw` spaces become `%20` (QUERY-06). Throws when a value is a
 * function (QUERY-07), which is a mistake of the caller.
 */
export function buildQuery(data: QueryData, options: { readonly raw?: boolean } = {}): string {
  const encode = (text: string): string => {
    const encoded = encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
    return options.raw === true ? encoded : encoded.replaceAll('%20', '+');
  };
  return flatten(data, '')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
}

function flatten(data: object, prefix: string): [string, string][] {
  return Object.entries(data).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const name = prefix === '' ? key : `${prefix}[${key}]`;
    if (value === null || value === undefined) return [];
    switch (typeof value) {
      case 'function':
        throw new TypeError('There was an error processing for http_build_query().');
      case 'boolean':
        return [[name, value ? '1' : '0']];
      case 'object':
        return flatten(value, name);
      case 'string':
        return [[name, value]];
      case 'number':
      case 'bigint':
        return [[name, value.toString()]];
      default:
        return [];
    }
  });
}
