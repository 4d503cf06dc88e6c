/** A request that can fail. */
export interface Call {
  readonly label: string;
  readonly method: string;
  /** Path with `*` for one segment. */
  readonly path: string;
}

/** Finds the name of a request among `calls`; null for one that cannot fail. */
export function callFinder<Name extends string>(
  calls: Readonly<Record<Name, Call>>,
): (method: string, path: string) => Name | null {
  const patterns = Object.entries<Call>(calls).map(
    ([name, { method, path }]) =>
      [name as Name, method, new RegExp(`^${path.replaceAll('*', '[^/]+')}/?$`)] as const,
  );
  return (method, path) =>
    patterns.find(([, of, pattern]) => of === method && pattern.test(path))?.[0] ?? null;
}
